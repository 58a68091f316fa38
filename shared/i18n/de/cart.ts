type Named = { readonly name: string }

/**
 * Cart texts that its island also loads; `cartLines` has those that only the server renders.
 */
export const cart = {
  title: 'Warenkorb',
  products: 'Artikel',
  quantityOf: ({ name }: Named) => `Menge ${name}`,
  less: ({ name }: Named) => `Weniger ${name}`,
  more: ({ name }: Named) => `Mehr ${name}`,
  update: 'Menge übernehmen',
  remove: 'Entfernen',
  removeName: ({ name }: Named) => `${name} entfernen`,
  clear: 'Warenkorb leeren',
  sum: 'Summe',
  subtotal: 'Zwischensumme',
  shippingTo: 'Versand nach',
  countryApply: 'Land übernehmen',
  codeTitle: 'Gutschein einlösen',
  code: 'Gutscheincode',
  codeApply: 'Einlösen',
  total: 'Gesamt',
  shippingLink: 'Versand',
  toCart: 'Zum Warenkorb',
  toCheckout: 'Zur Kasse',
  emptyTitle: 'Ihr Warenkorb ist leer.',
  emptyText: 'Legen Sie Stoff, Schnallen oder ein Schnittmuster hinein.',
  toShop: 'Zum Sortiment',
  toNew: 'Neue Artikel ansehen',
  back: 'Weiter einkaufen',
  removed: ({ name }: Named) => `${name} wurde entfernt.`,
  undo: 'Rückgängig machen',
  changedElsewhere: 'Der Warenkorb wurde in einem anderen Fenster geändert.',
  updated: 'Der Warenkorb wurde aktualisiert.',
  failed: 'Das hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
}
