type Counted = { readonly count: number }

/** Numbers and amounts that become a cart. */
export const quickOrder = {
  title: 'Schnellbestellung',
  lead: 'Für alle, die ihre Artikelnummern kennen: Nummern und Mengen eintippen oder aus einer Tabelle einfügen.',
  label: 'Artikelnummern und Mengen',
  moreLabel: 'Weitere Zeilen',
  hint: 'Je Zeile eine Artikelnummer und dahinter die Länge in Metern oder die Anzahl. Stoff in mehreren Zeilen schneiden wir in ebenso viele Stücke.',
  toCart: 'In den Warenkorb',
  rightToCart: ({ count }: Counted) =>
    count === 1
      ? 'Nur die eine richtige Zeile in den Warenkorb'
      : `Nur die ${count} richtigen Zeilen in den Warenkorb`,
  lines: 'Ihre Zeilen',
  line: ({ number }: { readonly number: number }) => `Zeile ${number}`,
  empty: 'Bitte geben Sie mindestens eine Artikelnummer mit ihrer Menge ein.',
  tooManyLines: ({ most, count }: Counted & { readonly most: number }) =>
    `Ein Warenkorb fasst ${most} Zeilen; hier stehen ${count}. Bitte bestellen Sie in mehreren Schritten.`,
  faulty: ({ count, total }: Counted & { readonly total: number }) =>
    count === 1
      ? `Eine von ${total} Zeilen können wir so nicht bestellen. Im Warenkorb liegt noch nichts davon.`
      : `${count} von ${total} Zeilen können wir so nicht bestellen. Im Warenkorb liegt noch nichts davon.`,
  noNumber: 'Diese Zeile beginnt nicht mit einer Artikelnummer.',
  unknown: ({ number }: { readonly number: string }) =>
    `Einen Artikel mit der Nummer ${number} gibt es nicht.`,
  soldOut: 'Dieser Artikel ist zurzeit nicht lieferbar.',
  noLength: 'Bitte schreiben Sie hinter die Nummer die Länge in Metern.',
  noPieces: 'Bitte schreiben Sie hinter die Nummer die Anzahl.',
  tooMuch: ({ quantity }: { readonly quantity: string }) =>
    `So viel ist nicht da. Höchstens ${quantity}.`,
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
    `${count === 1 ? 'Eine Zeile ist' : `${count} Zeilen sind`} nicht dabei${left && `: ${left}`}.`,
}
