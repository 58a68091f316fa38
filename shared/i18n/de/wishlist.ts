/** The wishlist. */
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
  full: ({ most }: { readonly most: number }) =>
    `Ohne Konto merkt sich dieser Browser ${most} Artikel. Melden Sie sich an, oder nehmen Sie einen heraus.`,
  cartFull: ({ most }: { readonly most: number }) =>
    `Ein Warenkorb fasst ${most} Zeilen. Bestellen Sie zuerst, was darin liegt, oder nehmen Sie etwas heraus.`,
  cheaper: ({ percent }: { readonly percent: string }) => `${percent} günstiger seit dem Merken`,
  share: 'Liste teilen',
  shareHint:
    'Die Adresse der geteilten Seite nennt nur die Artikel. Wer sie öffnet, sieht nicht, von wem sie kommt.',
  sharedTitle: 'Geteilte Merkliste',
  sharedNothing: 'Von diesen Artikeln gibt es keinen mehr.',
  toOwn: 'Zu Ihrer Merkliste',
}
