export const wishlist = {
  title: 'Merkliste',
  keep: 'Merken',
  keepNamed: ({ name }: { readonly name: string }) => `${name} merken`,
  empty: 'Ihre Merkliste ist leer. Tippen Sie bei einem Artikel auf das Herz, um ihn zu merken.',
  saved: 'Auf der Merkliste gespeichert.',
  dropped: 'Von der Merkliste entfernt.',
  allToCart: 'Alles in den Warenkorb',
  allInCart:
    'Alle lieferbaren Artikel liegen jetzt im Warenkorb, jeweils in der kleinsten Menge. Dort können Sie die Mengen ändern.',
  nothingToBuy: 'Kein Artikel Ihrer Merkliste ist zurzeit lieferbar.',
  full: ({ most }: { readonly most: number }) =>
    `Ohne Konto speichert dieser Browser höchstens ${most} Artikel. Melden Sie sich an oder entfernen Sie einen Artikel.`,
  cartFull: ({ most }: { readonly most: number }) =>
    `Ein Warenkorb fasst ${most} Zeilen. Bestellen Sie zuerst den Inhalt oder entfernen Sie etwas.`,
  cheaper: ({ percent }: { readonly percent: string }) => `${percent} günstiger seit dem Merken`,
  share: 'Merkliste teilen',
  shareHint: 'Der Link zeigt nur die Artikel, nicht Ihren Namen.',
  sharedTitle: 'Geteilte Merkliste',
  sharedNothing: 'Keiner dieser Artikel ist noch erhältlich.',
  toOwn: 'Zu Ihrer Merkliste',
}
