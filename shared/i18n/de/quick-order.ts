type Counted = { readonly count: number }

/** Quick order by item number and quantity. */
export const quickOrder = {
  title: 'Schnellbestellung',
  lead: 'Sie kennen Ihre Artikelnummern? Tippen Sie Nummern und Mengen ein oder fügen Sie sie aus einer Tabelle ein.',
  label: 'Artikelnummern und Mengen',
  moreLabel: 'Weitere Zeilen',
  hint: 'Je Zeile eine Artikelnummer, dahinter die Länge in Metern oder die Anzahl. Stoff in mehreren Zeilen schneiden wir in ebenso viele Stücke.',
  toCart: 'In den Warenkorb',
  rightToCart: ({ count }: Counted) =>
    count === 1
      ? 'Nur die gültige Zeile in den Warenkorb'
      : `Nur die ${count} gültigen Zeilen in den Warenkorb`,
  lines: 'Ihre Zeilen',
  line: ({ number }: { readonly number: number }) => `Zeile ${number}`,
  empty: 'Bitte geben Sie mindestens eine Artikelnummer mit ihrer Menge ein.',
  tooManyLines: ({ most, count }: Counted & { readonly most: number }) =>
    `Ein Warenkorb fasst ${most} Zeilen, Ihre Liste hat ${count}. Bitte bestellen Sie in mehreren Schritten.`,
  rejected: ({ count, total }: Counted & { readonly total: number }) =>
    count === 1
      ? `Eine von ${total} Zeilen lässt sich so nicht bestellen. Der Warenkorb ist unverändert.`
      : `${count} von ${total} Zeilen lassen sich so nicht bestellen. Der Warenkorb ist unverändert.`,
  noNumber: 'Diese Zeile beginnt nicht mit einer Artikelnummer.',
  unknown: ({ number }: { readonly number: string }) =>
    `Es gibt keinen Artikel mit der Nummer ${number}.`,
  soldOut: 'Dieser Artikel ist zurzeit nicht lieferbar.',
  noLength: 'Bitte geben Sie hinter der Nummer die Länge in Metern ein.',
  noPieces: 'Bitte geben Sie hinter der Nummer die Anzahl ein.',
  tooMuch: ({ quantity }: { readonly quantity: string }) =>
    `Diese Menge ist nicht lieferbar. Höchstens ${quantity}.`,
  added: ({ count }: Counted) =>
    count === 1 ? 'Eine Zeile liegt im Warenkorb.' : `${count} Zeilen liegen im Warenkorb.`,
  changed: ({
    number,
    to,
    from,
  }: {
    readonly number: string
    readonly to: string
    readonly from: string
  }) => `${number}: ${to} statt ${from}.`,
  leftOut: ({ count, left }: Counted & { readonly left: string }) =>
    `${count === 1 ? 'Eine Zeile fehlt' : `${count} Zeilen fehlen`} im Warenkorb${left && `: ${left}`}.`,
}
