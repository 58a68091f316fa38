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
  suggestPlaces: 'Kategorien und Wissen',
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
