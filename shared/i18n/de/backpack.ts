/** The backpack builder. */
export const backpack = {
  title: 'Rucksack zusammenstellen',
  lead: 'Wählen Sie in der Zeichnung eine Position, dann Teil und Farbe. Gewicht und Preis werden neu berechnet. Der Link zu dieser Seite enthält Ihre Auswahl: So können Sie sie teilen.',
  drawing: 'Rucksack von vorn, jede Position in der gewählten Farbe',
  choose: ({ position, name }: { readonly position: number; readonly name: string }) =>
    `Position ${position}: ${name}`,
  chooseAt: ({ position, name }: { readonly position: number; readonly name: string }) =>
    `Position ${position}, ${name}, ändern`,
  colourOf: ({ name, colour }: { readonly name: string; readonly colour: string }) =>
    `${name}, ${colour}`,
  chosen: 'gewählt',
  list: 'Stückliste',
  change: 'ändern',
  quantity: 'Menge',
  weight: 'Gewicht',
  price: 'Preis',
  material: 'Material gesamt',
  missing: 'zurzeit nicht im Sortiment',
  volume: 'Volumen',
  volumeValue: '28\u00A0l, 300\u00A0mm breit',
  toCart: 'Stückliste in den Warenkorb',
  inCart: 'Die Stückliste liegt im Warenkorb.',
  nothingToBuy: 'Von dieser Stückliste ist zurzeit nichts lieferbar.',
  print: 'Diese Seite lässt sich auf ein A4-Blatt drucken: Zeichnung, Stückliste, Summe.',
  fromHome: 'Eigenen Rucksack zusammenstellen',
  sewing: 'Zuschnitt im Planer berechnen',
}
