import { slugify } from '#shared/slugify.ts'
import type { LocaleText } from '#shared/schemas/import/text.ts'

/** Plain text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The same element around a text in both languages. */
export function element(tag: 'p' | 'h2' | 'li', text: LocaleText): LocaleText {
  return bothOf((locale) => `<${tag}>${escaped(text[locale])}</${tag}>`)
}

/** A heading with an anchor. */
export function anchored(text: LocaleText): LocaleText {
  return bothOf((locale) => `<h2 id="${slugify(text[locale])}">${escaped(text[locale])}</h2>`)
}

/** A link that names its target (see `links.ts`). */
export function link(target: string, text: LocaleText): LocaleText {
  return bothOf((locale) => `<a href="${target}">${escaped(text[locale])}</a>`)
}

/** A table of texts: the first cell names the row, the head names the columns. */
export function tableOf(
  caption: LocaleText,
  head: readonly LocaleText[],
  rows: readonly (readonly LocaleText[])[],
): LocaleText {
  return bothOf((locale) => {
    const words = (text: LocaleText) => escaped(text[locale])
    const columns = head.map((text) => `<th scope="col">${words(text)}</th>`).join('')
    const lines = rows.map(([name, ...cells]) => {
      const first = name ? `<th scope="row">${words(name)}</th>` : ''
      return `<tr>${first}${cells.map((text) => `<td>${words(text)}</td>`).join('')}</tr>`
    })
    return `<table><caption>${words(caption)}</caption><thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody></table>`
  })
}

/** Joins pieces of HTML. */
export function joined(pieces: readonly LocaleText[]): LocaleText {
  return bothOf((locale) => pieces.map((piece) => piece[locale]).join('\n'))
}

export function bothOf(make: (locale: 'de' | 'en') => string): LocaleText {
  return { de: make('de'), en: make('en') }
}
