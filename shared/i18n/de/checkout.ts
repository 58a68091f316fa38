/** Checkout texts that its island also loads. */
export const checkout = {
  accountTitle: 'Ihr Konto',
  guestTitle: 'Als Gast bestellen',
  addressTitle: 'Adresse',
  shipElsewhere: 'An eine andere Adresse liefern',
  shippingAddressTitle: 'Lieferadresse',
  shippingTitle: 'Versand',
  paymentTitle: 'Zahlung',
  updated: ({ total }: { readonly total: string }) => `Aktualisiert. Gesamt: ${total}`,
  reviewTitle: 'Prüfen und bestellen',
  digitalWaiver:
    'Ich stimme zu, dass der Download sofort beginnt, und weiß, dass ich damit mein Widerrufsrecht verliere.',
  yourOrder: 'Ihre Bestellung',
  tableCaption: 'Bestellte Artikel',
  product: 'Artikel',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  subtotal: 'Zwischensumme',
  total: 'Gesamt',
  totalWithTax: 'Gesamtpreis inkl. MwSt.',
  lineTotal: 'Summe',
  order: 'zahlungspflichtig bestellen',
  ordering: 'Ihre Bestellung wird gesendet.',
  soFar: 'Zwischenstand',
  inShort: ({ count, total }: { readonly count: number; readonly total: string }) =>
    `${count} Artikel, ${total}`,
  failed: 'Das ging nicht. Ihre Eingaben sind noch da.',
}
