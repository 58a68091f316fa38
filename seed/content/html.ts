import type { LocaleText } from '#shared/schemas/import/text.ts'

/** Plain text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The same element around a text in both languages. */
export function element(tag: 'p' | 'h2' | 'li', text: LocaleText): LocaleText {
  return bothOf((locale) => `<${tag}>${escaped(text[locale])}</${tag}>`)
}

/** A heading that can be linked to. */
export function anchored(text: LocaleText): LocaleText {
  return bothOf((locale) => `<h2 id="${anchorOf(text[locale])}">${escaped(text[locale])}</h2>`)
}

/** A link written with what it names (see `links.ts`). */
export function link(target: string, text: LocaleText): LocaleText {
  return bothOf((locale) => `<a href="${target}">${escaped(text[locale])}</a>`)
}

/** Pieces of HTML one below the other. */
export function joined(pieces: readonly LocaleText[]): LocaleText {
  return bothOf((locale) => pieces.map((piece) => piece[locale]).join('\n'))
}

export function bothOf(make: (locale: 'de' | 'en') => string): LocaleText {
  return { de: make('de'), en: make('en') }
}

/** A heading's name in addresses: letters and digits, joined by hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
