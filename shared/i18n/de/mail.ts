type Named = { name: string }
type Numbered = { number: string }
type Articles = { articles: string }

/** Mail about orders, to shoppers and to operators. */
export const mail = {
  subjectConfirmation: ({ number, shop }: { number: string; shop: string }) =>
    `Ihre Bestellung ${number} bei ${shop}`,
  preheader: ({ delivery, total }: { delivery: string; total: string }) =>
    `Lieferung ${delivery}, Gesamt ${total}.`,
  thanksCutting: ({ name }: Named) => `Danke, ${name}. Wir schneiden zu.`,
  thanksPacking: ({ name }: Named) => `Danke, ${name}. Wir packen.`,
  thanks: ({ name }: Named) => `Danke, ${name}.`,
  arrived:
    'Ihre Bestellung ist bei uns angekommen. Sobald das Paket unterwegs ist, schicken wir die Sendungsnummer.',
  arrivedDownload: 'Ihre Bestellung ist bei uns angekommen.',
  arrivedDownloadUnpaid:
    'Ihre Bestellung ist bei uns angekommen. Sobald die Zahlung da ist, schicken wir Ihnen die Links zum Herunterladen.',
  arrivedPickup:
    'Ihre Bestellung ist bei uns angekommen. Sobald sie zur Abholung bereitliegt, schreiben wir Ihnen.',
  arrivedPrepayment:
    'Ihre Bestellung ist bei uns angekommen. Wir beginnen, sobald der Betrag auf unserem Konto ist.',
  order: 'Bestellung',
  date: 'Datum',
  delivery: 'Lieferung',
  article: 'Artikel',
  sum: 'Summe',
  articleNumber: ({ number }: Numbered) => `Art.-Nr. ${number}`,
  subtotal: 'Zwischensumme',
  voucher: ({ name, code }: Named & { readonly code: string }) => `Gutschein ${code}: ${name}`,
  total: 'Gesamt',
  vatOnTop: ({ rate }: { rate: string }) => `zzgl. ${rate} USt.`,
  vat: ({ rate }: { rate: string }) => `darin ${rate} MwSt.`,
  unpaid: 'Noch nicht bezahlt.',
  unpaidOnline: ({ method }: { method: string }) => `Sie haben ${method} gewählt.`,
  payNow: 'Jetzt bezahlen',
  transferTitle: 'Bitte überweisen Sie den Betrag.',
  transferAmount: 'Betrag',
  transferHolder: 'Empfänger',
  transferIban: 'IBAN',
  transferBic: 'BIC',
  transferReference: 'Verwendungszweck',
  transferQr: 'QR-Code für die Banking-App',
  invoiceNote: 'Die Rechnung liegt der Lieferung bei, zahlbar in 14 Tagen.',
  cashNote: 'Sie bezahlen bar bei der Abholung.',
  show: 'Bestellung ansehen',
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  comment: 'Ihre Nachricht',
  withdrawal: 'Widerruf.',
  withdrawalNone: ({ articles }: Articles) =>
    `${articles} schneiden wir für Sie zu. Dafür gibt es kein Widerrufsrecht.`,
  withdrawalDigital: ({ articles }: Articles) =>
    `Sie haben zugestimmt, dass der Download sofort beginnt, und wissen, dass Sie damit Ihr Widerrufsrecht verlieren. Das gilt für ${articles}.`,
  withdrawalRest: 'Die anderen Artikel können Sie 14 Tage lang widerrufen:',
  withdrawalAll: 'Sie können die Bestellung 14 Tage lang widerrufen:',
  withdrawalHere: 'Vertrag widerrufen',
  attached: 'AGB und Widerrufsbelehrung hängen als Text an.',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  and: 'und',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  termsFile: 'AGB.txt',
  withdrawalFile: 'Widerrufsbelehrung.txt',
  vatId: ({ id }: { id: string }) => `USt-IdNr. ${id}`,

  subjectPaid: ({ number }: Numbered) => `Zahlung für Bestellung ${number} erhalten`,
  paid: ({ number, total }: { number: string; total: string }) =>
    `Ihre Zahlung von ${total} für die Bestellung ${number} ist angekommen. Wir machen uns an die Arbeit.`,
  paidDownload: ({ number, total }: { number: string; total: string }) =>
    `Ihre Zahlung von ${total} für die Bestellung ${number} ist angekommen.`,
  subjectReminder: ({ number }: Numbered) => `Ihre Bestellung ${number} wartet auf die Zahlung`,
  reminder: (about: { number: string; total: string; reference: string; day: string }) =>
    `Für die Bestellung ${about.number} haben wir noch keine Zahlung gesehen. Bitte überweisen Sie ${about.total} mit dem Verwendungszweck „${about.reference}“. Ist bis ${about.day} nichts da, stornieren wir die Bestellung und geben die Ware wieder frei.`,
  subjectPaymentChanged: ({ number }: Numbered) => `Andere Zahlungsart für Bestellung ${number}`,
  paymentChanged: ({ number }: Numbered) =>
    `Sie haben die Zahlungsart der Bestellung ${number} geändert. Was jetzt zu tun ist:`,
  subjectCancelled: ({ number }: Numbered) => `Bestellung ${number} storniert`,
  cancelled: ({ number }: Numbered) =>
    `Die Bestellung ${number} wurde storniert. Falls Sie inzwischen bezahlt haben, kommt das Geld zurück oder die Bestellung lebt wieder auf.`,
  subjectShipped: ({ number }: Numbered) => `Bestellung ${number} ist unterwegs`,
  shipped: ({ number }: Numbered) => `Ihre Bestellung ${number} ist unterwegs zu Ihnen.`,
  shippedWith: ({ number, tracking }: { number: string; tracking: string }) =>
    `Ihre Bestellung ${number} ist unterwegs zu Ihnen. Die Sendungsnummer ist ${tracking}.`,
  subjectReady: ({ number }: Numbered) => `Bestellung ${number} liegt bereit`,
  ready: ({ number }: Numbered) =>
    `Ihre Bestellung ${number} liegt in der Werkstatt zur Abholung bereit.`,
  opsNewOrder: ({ number, total }: { number: string; total: string }) =>
    `Neue Bestellung ${number}, ${total}`,
  opsRefund: ({ number }: Numbered) => `Geld zurück für Bestellung ${number}`,
  opsRefundText: ({ number, total }: { number: string; total: string }) =>
    `Für die stornierte oder schon bezahlte Bestellung ${number} kam eine Zahlung von ${total} an, die nicht mehr erfüllt werden kann. Bitte prüfen Sie, ob die Erstattung beim Zahlungsdienst angekommen ist.`,
  opsFailed: ({ number }: Numbered) => `Zahlung für Bestellung ${number} fehlgeschlagen`,
  opsFailedText: ({ number, total }: { number: string; total: string }) =>
    `Die Zahlung von ${total} für Bestellung ${number} ist beim Zahlungsdienst fehlgeschlagen. Die Bestellung steht, und wer bestellt hat, kann es noch einmal oder anders versuchen.`,
  opsWrong: ({ number }: Numbered) => `Falscher Betrag für Bestellung ${number}`,
  opsWrongText: ({ number, total, id }: { number: string; total: string; id: string }) =>
    `Der Zahlungsdienst meldet für Bestellung ${number} eine Zahlung (${id}) über einen anderen Betrag oder in einer anderen Währung als verlangt: verlangt sind ${total}. Die Bestellung gilt nicht als bezahlt. Bitte prüfen Sie die Zahlung dort.`,
  opsChargeback: ({ number }: Numbered) => `Rückbuchung zu Bestellung ${number}`,
  opsChargebackText: ({ number, total }: { number: string; total: string }) =>
    `Von der Zahlung für Bestellung ${number} hat die Bank ${total} zurückgebucht. Bitte prüfen Sie, ob die Ware schon unterwegs ist und ob Sie widersprechen.`,
} as const
