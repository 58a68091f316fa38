type Named = { readonly name: string }
type Numbered = { readonly number: string }
type Counted = { readonly count: number }

/** Articles side by side. */
export const compare = {
  title: 'Artikel vergleichen',
  lead: ({ most }: { readonly most: number }) =>
    `Bis zu ${most} Artikel nebeneinander, mit allen Zahlen. Worin sie sich unterscheiden, ist hervorgehoben.`,
  none: 'Noch steht kein Artikel im Vergleich. „Vergleichen“ auf jeder Artikelseite stellt ihn hierher, oder Sie geben Artikelnummern ein.',
  one: 'Fügen Sie einen zweiten Artikel hinzu, dann sehen Sie die Unterschiede.',
  add: 'Vergleichen',
  addLabel: 'Artikelnummer',
  addHint:
    'Sie steht auf der Artikelseite unter dem Namen, zum Beispiel 70000. Mehrere trennen Sie mit einem Komma.',
  addNow: 'Hinzufügen',
  remove: 'Entfernen',
  removeNamed: ({ name }: Named) => `${name} aus dem Vergleich nehmen`,
  clear: 'Vergleich leeren',
  table: ({ count }: Counted) => (count === 1 ? '1 Artikel' : `${count} Artikel im Vergleich`),
  figure: 'Merkmal',
  price: 'Preis',
  squareMetre: 'Preis je m²',
  availability: 'Verfügbarkeit',
  manufacturer: 'Hersteller',
  nothing: 'ohne Angabe',
  differs: 'verschieden',
  legend: 'Zeilen mit Balken: darin unterscheiden sich die Artikel.',
  allEqual: 'In allem, was hier steht, sind diese Artikel gleich.',
  onlyDifferences: 'Nur Unterschiede zeigen',
  allFigures: 'Alle Merkmale zeigen',
  ascending: ({ name }: Named) => `Nach ${name} aufsteigend ordnen`,
  descending: ({ name }: Named) => `Nach ${name} absteigend ordnen`,
  share:
    'Die Adresse dieser Seite nennt nur die Artikelnummern. Wer sie öffnet, sieht denselben Vergleich mit den Preisen von dann.',
  missing: 'Bitte geben Sie eine Artikelnummer ein.',
  noNumber: ({ typed }: { readonly typed: string }) => `„${typed}“ ist keine Artikelnummer.`,
  unknown: ({ number }: Numbered) => `Einen Artikel mit der Nummer ${number} gibt es nicht.`,
  twice: ({ number }: Numbered) => `Artikel ${number} steht nur einmal im Vergleich.`,
  tooMany: ({ most, left }: { readonly most: number; readonly left: string }) =>
    `Verglichen werden höchstens ${most} Artikel. Nicht dabei: ${left}.`,
  full: ({ most }: { readonly most: number }) =>
    `Es stehen schon ${most} Artikel im Vergleich. Nehmen Sie zuerst einen heraus.`,
}
