type Named = { name: string }
type Numbered = { number: string }
type Products = { products: string }

/** Emails about orders, to customers and operators. */
export const mail = {
  moreSubject: 'Zu viele Meldungen für je eine E-Mail',
  moreText: ({ count, command }: { count: string; command: string }) =>
    `In einer Stunde gab es mehr als ${count} Meldungen dieser Art. Ab der nächsten Stunde kommt wieder jede einzeln. Dieser Befehl zeigt alle: npm run shop -- ${command}`,
  subjectConfirmation: ({ number, shop }: { number: string; shop: string }) =>
    `Ihre Bestellung ${number} bei ${shop}`,
  preheader: ({ delivery, total }: { delivery: string; total: string }) =>
    `Lieferung ${delivery}, Gesamt ${total}.`,
  thanksCutting: ({ name }: Named) => `Danke, ${name}. Wir schneiden Ihre Bestellung zu.`,
  thanksPacking: ({ name }: Named) => `Danke, ${name}. Wir packen Ihre Bestellung.`,
  thanks: ({ name }: Named) => `Danke, ${name}.`,
  arrived:
    'Ihre Bestellung ist bei uns eingegangen. Sobald das Paket unterwegs ist, schicken wir Ihnen die Sendungsnummer.',
  arrivedDownload: 'Ihre Bestellung ist bei uns eingegangen.',
  arrivedDownloadUnpaid:
    'Ihre Bestellung ist bei uns eingegangen. Sobald die Zahlung eingegangen ist, schicken wir Ihnen die Download-Links.',
  arrivedPickup:
    'Ihre Bestellung ist bei uns eingegangen. Sobald sie zur Abholung bereitliegt, schreiben wir Ihnen.',
  arrivedPrepayment:
    'Ihre Bestellung ist bei uns eingegangen. Wir beginnen, sobald der Betrag auf unserem Konto ist.',
  order: 'Bestellung',
  date: 'Datum',
  delivery: 'Lieferung',
  product: 'Artikel',
  sum: 'Summe',
  productNumber: ({ number }: Numbered) => `Art.-Nr. ${number}`,
  subtotal: 'Zwischensumme',
  voucher: ({ name, code }: Named & { readonly code: string }) => `Gutschein ${code}: ${name}`,
  total: 'Gesamt',
  vatOnTop: ({ rate }: { rate: string }) => `zzgl. ${rate} USt.`,
  vat: ({ rate }: { rate: string }) => `darin ${rate} MwSt.`,
  unpaid: 'Noch nicht bezahlt.',
  unpaidOnline: ({ method }: { method: string }) => `Zahlungsart: ${method}.`,
  payNow: 'Jetzt bezahlen',
  transferTitle: 'Bitte überweisen Sie den Betrag.',
  transferAmount: 'Betrag',
  transferHolder: 'Empfänger',
  transferIban: 'IBAN',
  transferBic: 'BIC',
  transferReference: 'Verwendungszweck',
  transferQr: 'QR-Code für die Banking-App',
  invoiceNote: ({ days }: { readonly days: number }) =>
    `Die Rechnung liegt der Lieferung bei, zahlbar in ${days} Tagen.`,
  cashNote: 'Sie bezahlen bar bei der Abholung.',
  show: 'Bestellung ansehen',
  shippingAddress: 'Lieferadresse',
  pickupAddress: 'Abholung bei',
  pickupHours: ({ days, phone }: { readonly days: string; readonly phone: string }) =>
    `${days}. Fragen zur Uhrzeit: ${phone}`,
  billingAddress: 'Rechnungsadresse',
  comment: 'Ihre Nachricht',
  withdrawal: 'Widerruf.',
  withdrawalNone: ({ products }: Products) =>
    `${products} schneiden wir für Sie zu. Dafür gibt es kein Widerrufsrecht.`,
  withdrawalDigital: ({ products }: Products) =>
    `Sie haben zugestimmt, dass der Download sofort beginnt, und wissen, dass Sie damit Ihr Widerrufsrecht verlieren. Das gilt für ${products}.`,
  withdrawalRest: 'Die anderen Artikel können Sie 14 Tage lang widerrufen:',
  withdrawalAll: 'Sie können die Bestellung 14 Tage lang widerrufen:',
  withdrawalHere: 'Vertrag widerrufen',
  attached: 'AGB und Widerrufsbelehrung sind als Textdateien angehängt.',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  and: 'und',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  termsFile: 'AGB.txt',
  withdrawalFile: 'Widerrufsbelehrung.txt',
  vatId: ({ id }: { id: string }) => `USt-IdNr. ${id}`,

  subjectPaid: ({ number }: Numbered) => `Zahlung für Bestellung ${number} erhalten`,
  paid: ({ number, total }: { number: string; total: string }) =>
    `Ihre Zahlung von ${total} für die Bestellung ${number} ist eingegangen. Wir bearbeiten jetzt Ihre Bestellung.`,
  paidDownload: ({ number, total }: { number: string; total: string }) =>
    `Ihre Zahlung von ${total} für die Bestellung ${number} ist eingegangen.`,
  subjectReminder: ({ number }: Numbered) => `Zahlung für Bestellung ${number} noch offen`,
  reminder: (about: { number: string; total: string; reference: string; day: string }) =>
    `Für die Bestellung ${about.number} ist noch keine Zahlung eingegangen. Bitte überweisen Sie ${about.total} mit dem Verwendungszweck „${about.reference}“. Ist der Betrag bis ${about.day} nicht eingegangen, stornieren wir die Bestellung.`,
  subjectPaymentChanged: ({ number }: Numbered) => `Neue Zahlungsart für Bestellung ${number}`,
  paymentChanged: ({ number }: Numbered) =>
    `Sie haben die Zahlungsart der Bestellung ${number} geändert. Bitte beachten Sie die nächsten Schritte:`,
  subjectCancelled: ({ number }: Numbered) => `Bestellung ${number} storniert`,
  cancelled: ({ number }: Numbered) =>
    `Die Bestellung ${number} wurde storniert. Falls Sie inzwischen bezahlt haben, erstatten wir den Betrag oder führen die Bestellung doch aus.`,
  subjectShipped: ({ number }: Numbered) => `Bestellung ${number} ist unterwegs`,
  shipped: ({ number }: Numbered) => `Ihre Bestellung ${number} ist unterwegs zu Ihnen.`,
  shippedWith: ({ number, tracking }: { number: string; tracking: string }) =>
    `Ihre Bestellung ${number} ist unterwegs zu Ihnen. Die Sendungsnummer ist ${tracking}.`,
  subjectReady: ({ number }: Numbered) => `Bestellung ${number} liegt bereit`,
  ready: ({ number, address }: Numbered & { readonly address: string }) =>
    `Ihre Bestellung ${number} liegt zur Abholung bereit: ${address}.`,
  opsNewOrder: ({ number, total }: { number: string; total: string }) =>
    `Neue Bestellung ${number}, ${total}`,
  opsRefund: ({ number }: Numbered) => `Erstattung für Bestellung ${number}`,
  opsRefundText: ({ number, total }: { number: string; total: string }) =>
    `Für die Bestellung ${number} ist eine Zahlung von ${total} eingegangen. Die Bestellung ist storniert oder schon bezahlt. Bitte prüfen Sie, ob die Erstattung beim Zahlungsdienst angekommen ist.`,
  opsFailed: ({ number }: Numbered) => `Zahlung für Bestellung ${number} fehlgeschlagen`,
  opsFailedText: ({ number, total }: { number: string; total: string }) =>
    `Die Zahlung von ${total} für Bestellung ${number} ist beim Zahlungsdienst fehlgeschlagen. Die Bestellung bleibt bestehen. Der Kunde kann es noch einmal versuchen oder anders bezahlen.`,
  opsWrong: ({ number }: Numbered) => `Falscher Betrag für Bestellung ${number}`,
  opsWrongText: ({ number, total, id }: { number: string; total: string; id: string }) =>
    `Der Zahlungsdienst meldet für Bestellung ${number} eine Zahlung (${id}) mit falschem Betrag oder in falscher Währung. Erwartet: ${total}. Die Bestellung gilt nicht als bezahlt. Bitte prüfen Sie die Zahlung beim Zahlungsdienst.`,
  opsChargeback: ({ number }: Numbered) => `Rückbuchung zu Bestellung ${number}`,
  opsChargebackText: ({ number, total }: { number: string; total: string }) =>
    `Die Bank hat ${total} der Zahlung für Bestellung ${number} zurückgebucht. Bitte prüfen Sie, ob die Ware schon unterwegs ist und ob Sie widersprechen.`,
} as const
