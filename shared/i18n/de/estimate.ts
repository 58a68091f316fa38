/** What delivery of one article costs, by country. */
export const estimate = {
  title: 'Versandkosten berechnen',
  link: 'Versandkosten berechnen',
  of: ({ name }: { readonly name: string }) => `Für ${name}, die kleinste Menge, allein bestellt:`,
  to: 'Versand nach',
  show: 'Berechnen',
  method: 'Versandart',
  delivery: 'Lieferung',
  costs: 'Kosten',
  none: 'Dorthin können wir diesen Artikel nicht liefern.',
  toFreeShipping: ({ method, amount }: { readonly method: string; readonly amount: string }) =>
    `${method}: noch ${amount} bis zum kostenlosen Versand.`,
  isFree: 'kostenlos',
  hint: 'Was der ganze Warenkorb kostet, steht im Warenkorb für jedes Land.',
  toTerms: 'Alle Versandarten und Preise',
}
