/** What shoppers keep in mind. */
export const wishlist = {
  title: 'Merkliste',
  keep: 'Merken',
  keepNamed: ({ name }: { readonly name: string }) => `${name} merken`,
  empty: 'Sie haben sich noch nichts gemerkt. Das Herz auf jedem Artikel legt ihn hierher.',
  kept: 'Gemerkt.',
  dropped: 'Nicht mehr gemerkt.',
  allToCart: 'Alles in den Warenkorb',
  allInCart:
    'Was davon zu haben ist, liegt jetzt im Warenkorb, jeweils in der kleinsten Menge. Passen Sie die Mengen dort an.',
  nothingToBuy: 'Von Ihrer Merkliste ist zurzeit nichts zu haben.',
  share: 'Diese Seite teilen',
  shareHint:
    'Die Adresse der geteilten Seite nennt nur die Artikel. Wer sie öffnet, sieht nicht, von wem sie kommt.',
  sharedTitle: 'Geteilte Merkliste',
  sharedNothing: 'Von diesen Artikeln gibt es keinen mehr.',
  toOwn: 'Zu Ihrer Merkliste',
}
