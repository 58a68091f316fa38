import type { LocaleText, Subject } from '#seed/drawings/index.js'
import type { SourcePhotograph } from '#seed/source/photograph.ts'

const VIEWS: Readonly<Record<SourcePhotograph['view'], LocaleText>> = {
  drape: { de: 'in Falten', en: 'in folds' },
  macro: { de: 'vergrößert', en: 'enlarged' },
}

/** The text of a rendered picture, which says that it is no photograph. */
export function photographAlt(
  view: SourcePhotograph['view'],
  { shade }: Pick<Subject, 'shade'>,
): LocaleText {
  const subject = (locale: 'de' | 'en') =>
    [shade?.[locale], VIEWS[view][locale]].filter(Boolean).join(', ')
  return {
    de: `${subject('de')} (gerendert)`,
    en: `${subject('en')} (rendered)`,
  }
}
