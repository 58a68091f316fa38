/** Shipping costs of one product by country. */
export const estimate = {
  title: 'Versandkosten berechnen',
  link: 'Versandkosten berechnen',
  of: ({ name }: { readonly name: string }) => `Für ${name}, kleinste Menge, einzeln bestellt:`,
  to: 'Versand nach',
  show: 'Berechnen',
  method: 'Versandart',
  delivery: 'Lieferung',
  costs: 'Kosten',
  none: 'In dieses Land können wir diesen Artikel nicht liefern.',
  toFreeShipping: ({ method, amount }: { readonly method: string; readonly amount: string }) =>
    `${method}: noch ${amount} bis zum kostenlosen Versand.`,
  isFree: 'kostenlos',
  hint: 'Die Versandkosten Ihrer ganzen Bestellung sehen Sie im Warenkorb, für jedes Land.',
  toTerms: 'Alle Versandarten und Preise',
}
