type Named = { readonly name: string }
type Numbered = { readonly number: string }
type Counted = { readonly count: number }

/** The product comparison. */
export const compare = {
  title: 'Artikel vergleichen',
  lead: ({ most }: { readonly most: number }) =>
    `Bis zu ${most} Artikel nebeneinander, mit allen Kennwerten. Unterschiede sind hervorgehoben.`,
  none: 'Noch kein Artikel im Vergleich. Wählen Sie auf einer Artikelseite „Vergleichen“ oder geben Sie Artikelnummern ein.',
  one: 'Fügen Sie einen zweiten Artikel hinzu, um die Unterschiede zu sehen.',
  add: 'Vergleichen',
  added: 'Im Vergleich.',
  removed: 'Entfernt.',
  trayCount: ({ count, most }: Counted & { readonly most: number }) => `${count} von ${most}`,
  addLabel: 'Artikelnummer',
  addHint: 'Sie steht auf der Artikelseite unter dem Namen. Mehrere Nummern trennen Sie mit Komma.',
  addNow: 'Hinzufügen',
  remove: 'Entfernen',
  removeNamed: ({ name }: Named) => `Entfernen: ${name}`,
  clear: 'Vergleich leeren',
  table: ({ count }: Counted) => (count === 1 ? '1 Artikel' : `${count} Artikel im Vergleich`),
  figure: 'Merkmal',
  price: 'Preis',
  squareMetre: 'Preis je m²',
  availability: 'Verfügbarkeit',
  manufacturer: 'Hersteller',
  nothing: 'ohne Angabe',
  differs: 'verschieden',
  legend: 'Balken markieren Zeilen, in denen sich die Artikel unterscheiden.',
  allEqual: 'Diese Artikel stimmen in allen gezeigten Merkmalen überein.',
  onlyDifferences: 'Nur Unterschiede zeigen',
  allFigures: 'Alle Merkmale zeigen',
  ascending: ({ name }: Named) => `Nach ${name} aufsteigend sortieren`,
  descending: ({ name }: Named) => `Nach ${name} absteigend sortieren`,
  share:
    'Der Link zu dieser Seite enthält nur die Artikelnummern. Er zeigt den Vergleich immer mit aktuellen Preisen.',
  missing: 'Bitte geben Sie eine Artikelnummer ein.',
  noNumber: ({ typed: input }: { readonly typed: string }) => `„${input}“ ist keine Artikelnummer.`,
  unknown: ({ number }: Numbered) => `Es gibt keinen Artikel mit der Nummer ${number}.`,
  twice: ({ number }: Numbered) => `Artikel ${number} ist schon im Vergleich.`,
  tooMany: ({ most, left }: { readonly most: number; readonly left: string }) =>
    `Sie können höchstens ${most} Artikel vergleichen. Nicht dabei: ${left}.`,
  full: ({ most }: { readonly most: number }) =>
    `Im Vergleich sind schon ${most} Artikel. Entfernen Sie zuerst einen.`,
}
