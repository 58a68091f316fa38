/** Blog, lexicon and gallery. */
export const content = {
  videoFrom: ({ site }: { readonly site: string }) => `Video von ${site}`,
  loadVideo: ({ site }: { readonly site: string }) => `Video von ${site} laden`,
  loadVideoNote: ({ site }: { readonly site: string }) =>
    `Erst dann überträgt Ihr Browser Daten an ${site}.`,
  videoAt: ({ site }: { readonly site: string }) => `Video auf ${site} ansehen`,
  blogTitle: 'Blog',
  blogLead: 'Aus der Werkstatt: Stoffe, Schnitte und Nähte, ausprobiert und nachgemessen.',
  blogSearch: 'Blog durchsuchen',
  blogSearchSubmit: 'Suchen',
  blogSearchTitle: ({ term }: { readonly term: string }) => `Blog: „${term}“`,
  blogFound: ({ count }: { readonly count: number }) =>
    count === 1 ? 'Ein Beitrag' : `${count} Beiträge`,
  blogNothing:
    'Dazu haben wir noch nichts geschrieben. Versuchen Sie ein anderes Wort oder fragen Sie uns.',
  blogAll: 'Alle Beiträge',
  byline: ({
    date,
    minutes,
    author,
  }: {
    readonly date: string
    readonly minutes: number
    readonly author: string
  }) => `${date}, Lesezeit ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}, ${author}`,
  lexiconTitle: 'Lexikon',
  lexiconLead: 'Fachbegriffe, kurz erklärt.',
  contents: 'Inhalt',
  letters: 'Buchstaben',
  lexiconSearch: 'Im Lexikon suchen',
  lexiconSubmit: 'Suchen',
  lexiconShown: ({ shown, all }: { readonly shown: string; readonly all: string }) =>
    `${shown} von ${all} Begriffen`,
  lexiconNothing: 'Diesen Begriff erklären wir noch nicht. Bitte fragen Sie uns.',
  lexiconAsk: 'Frage stellen',
  lexiconAll: 'Alle Begriffe',
  seeAlso: 'Siehe auch',
  galleryTitle: 'Projektgalerie',
  galleryLead: 'Selbst genähte Ausrüstung mit Materialliste.',
  difficulty: 'Schwierigkeit',
  difficulty1: 'für den Anfang',
  difficulty2: 'mit etwas Übung',
  difficulty3: 'für Geübte',
  workTime: 'Arbeitszeit',
  workHours: ({ hours }: { readonly hours: string }) =>
    hours === '1' ? 'etwa 1 Stunde' : `etwa ${hours} Stunden`,
  finishedWeight: 'Gewicht',
  grams: ({ grams }: { readonly grams: number }) => `${grams} g`,
  missingPage: 'Diese Seite ist noch nicht geschrieben. Bitte fragen Sie uns:',
  materials: 'Material',
  materialProduct: 'Artikel',
  materialQuantity: 'Menge',
  materialPrice: 'Preis',
}
