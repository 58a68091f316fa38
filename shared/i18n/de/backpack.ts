/** The pack that a shopper puts together in the home page's drawing. */
export const backpack = {
  title: 'Rucksack zusammenstellen',
  lead: 'Tippen Sie in der Zeichnung auf eine Position, dann auf Teil und Farbe. Gewicht und Preis rechnen mit, und die Adresse dieser Seite trägt Ihre Auswahl.',
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
  nothingToBuy: 'Von dieser Stückliste ist zurzeit nichts zu haben.',
  print: 'Gedruckt wird diese Seite ein A4-Blatt: Zeichnung, Stückliste, Summe.',
  fromHome: 'Diesen Rucksack selbst zusammenstellen',
  sewing: 'Wie er genäht wird, rechnet der Planer',
}
