type NearestFigures = { written: string; measure: string; nearest: readonly string[] }

const LISTS = new Intl.ListFormat('de', { type: 'disjunction' })
const alternatives = (words: readonly string[]) => LISTS.format(words.map((word) => `„${word}“`))

/** The search page and the suggestions below the search field. */
export const search = {
  title: ({ term }: { term: string }) => `Suche nach „${term}“`,
  emptyTerm: 'Was suchen Sie?',
  results: 'Treffer',
  tabProducts: 'Artikel',
  tabPosts: 'Blog',
  inCategories: 'Passende Kategorien',
  corrected: ({ typed: input, term }: { typed: string; term: string }) =>
    `Zu „${input}“ haben wir nichts gefunden. Hier sind die Ergebnisse für „${term}“.`,
  literally: ({ typed: input }: { typed: string }) => `Genau nach „${input}“ suchen`,
  lacksWord: ({ word }: { word: string }) => `Kein Artikel passt auch zu „${word}“.`,
  lacksWords: ({ words }: { words: readonly string[] }) =>
    `Kein Artikel passt zu allen Wörtern. Manchen fehlt ${alternatives(words)}.`,
  nearestFigures: ({ written, measure, nearest }: NearestFigures) =>
    `Nichts mit ${written}; am nächsten ${nearest.length === 1 ? 'kommt' : 'kommen'} ` +
    `${nearest.join(' und ')} (${measure}).`,
  nothing: ({ term }: { term: string }) => `Zu „${term}“ haben wir nichts gefunden.`,
  adviceSpelling: 'Prüfen Sie die Schreibweise oder versuchen Sie ein allgemeineres Wort.',
  adviceNumber: 'Suchen Sie mit der Artikelnummer, wenn Sie sie kennen.',
  singleWords: 'Suchen Sie nach einem einzelnen Wort:',
  browseCategories: 'Oder sehen Sie sich im Sortiment um:',
  inBlog: ({ count }: { count: number }) =>
    count === 1 ? 'Ein Blogbeitrag dazu' : `${count} Blogbeiträge dazu`,
  askUs: 'Nicht gefunden? Schreiben Sie uns:',
  number: ({ number }: { number: string }) => `Art.-Nr. ${number}`,
  suggestions: 'Vorschläge',
  suggestWords: 'Suchwörter',
  suggestProducts: 'Artikel',
  suggestCategories: 'Kategorien',
  suggestGuides: 'Wissen',
  suggestFor: ({ term }: { term: string }) => `Vorschläge für „${term}“`,
  suggestNothing: 'Dazu haben wir keine Vorschläge.',
  suggestCount: ({ count }: { count: number }) =>
    count === 1
      ? 'Ein Vorschlag. Pfeiltasten wählen aus.'
      : `${count} Vorschläge. Pfeiltasten wählen aus.`,
  suggestAll: ({ count }: { count: number }) =>
    count === 1 ? 'Den einen Treffer zeigen' : `Alle ${count} Treffer zeigen`,
  kindTerm: 'Lexikon',
  kindPost: 'Blog',
}
