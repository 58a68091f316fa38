/** About what search engines show of each before they cut it themselves. */
const MAX_TITLE_LENGTH = 65
const MAX_DESCRIPTION_LENGTH = 160

/** The title of a page: its own, the shop's name behind it where there is room for both. */
export function documentTitle(title: string, shopName: string): string {
  const own = shortened(title, MAX_TITLE_LENGTH)
  if (own === shopName) return own
  const both = `${own} – ${shopName}`
  return both.length <= MAX_TITLE_LENGTH ? both : own
}

/** A description in one line, as long as it is read. */
export function documentDescription(text: string): string {
  return shortened(text, MAX_DESCRIPTION_LENGTH)
}

/** Cut behind a whole word, with the sign that there was more. */
function shortened(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const atWord = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')
  return `${atWord || line.slice(0, max - 1)}…`
}
