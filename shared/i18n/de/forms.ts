type Limit = { readonly limit: number }

/** What is wrong with a field, by kind, and the words around it. */
export const forms = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  tooShort: ({ limit }: Limit) => `Bitte geben Sie mindestens ${limit} Zeichen ein.`,
  tooLong: ({ limit }: Limit) => `Bitte geben Sie höchstens ${limit} Zeichen ein.`,
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  zip: ({ limit }: Limit) =>
    limit > 0 ? `Die Postleitzahl hat hier ${limit} Ziffern.` : 'Die Postleitzahl ist ungültig.',
  vatId: 'Bitte geben Sie Ländercode und Nummer ein, zum Beispiel DE123456789.',
  vatIdWithoutCompany: 'Zu einer USt-IdNr. gehört der Name der Firma.',
  country: 'Bitte wählen Sie ein Land, in das wir liefern.',
  choice: 'Bitte wählen Sie eine der Möglichkeiten.',
  shippingMethod: 'Bitte wählen Sie eine Versandart.',
  paymentMethod: 'Bitte wählen Sie eine Zahlungsart.',
  terms: 'Bitte stimmen Sie den AGB zu, sonst können wir nicht liefern.',
  digitalWaiver: 'Bitte bestätigen Sie, dass der Download sofort beginnen darf.',
  salutation: 'Bitte wählen Sie eine Anrede oder „Keine Angabe“.',
  number: 'Bitte geben Sie eine Zahl ein.',
  whole: 'Bitte geben Sie eine ganze Zahl ein.',
  positive: 'Bitte geben Sie eine Menge über null ein.',
  tooMany: 'So viel können Sie nicht auf einmal bestellen.',
  url: 'Bitte geben Sie eine gültige Adresse ein.',
  general: 'Diese Angabe können wir so nicht annehmen.',
  optional: '(freiwillig)',
  summaryTitle: ({ count }: { readonly count: number }) =>
    count === 1 ? 'Eine Angabe fehlt noch.' : `${count} Angaben fehlen noch.`,
}
