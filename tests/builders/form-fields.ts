/** Fields that the forms of a page would post, with the page's values. */
export function formFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const { type, name, value = '' } = attributesOf(input)
    const isTicked = /\schecked(=|\s|\/|>)/.test(input)
    if (!name || ((type === 'radio' || type === 'checkbox') && !isTicked)) continue
    fields[name] = value
  }
  for (const [, head = '', options = ''] of html.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    const chosen = /<option[^>]*selected[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options)
    const { name } = attributesOf(head)
    if (name) fields[name] = attributesOf(chosen?.[0] ?? '')['value'] ?? ''
  }
  return fields
}

/** The first option of a select field whose value is an id. */
export function firstChoice(html: string, name: string): string {
  const selects = html.match(/<select[^>]*>.*?<\/select>/gs) ?? []
  const select = selects.find((one) => one.includes(`name="${name}"`)) ?? ''
  return /value="([0-9a-f]{32})"/.exec(select)?.[1] ?? ''
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
