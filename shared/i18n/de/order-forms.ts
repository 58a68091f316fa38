type Limit = { readonly limit: number }

/** Field errors of an order by kind, and the texts around a field. */
export const orderForms = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  tooShort: ({ limit }: Limit) => `Bitte geben Sie mindestens ${limit} Zeichen ein.`,
  tooLong: ({ limit }: Limit) => `Bitte geben Sie höchstens ${limit} Zeichen ein.`,
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  zip: 'Die Postleitzahl ist ungültig.',
  vatId: 'Mit Ländercode, z. B. DE123456789.',
  vatIdWithoutCompany: 'Bitte geben Sie auch die Firma an.',
  country: 'Bitte wählen Sie ein Land.',
  choice: 'Bitte wählen Sie eine Option.',
  shippingMethod: 'Bitte wählen Sie eine Versandart.',
  paymentMethod: 'Bitte wählen Sie eine Zahlungsart.',
  terms: 'Bitte bestätigen Sie die AGB.',
  digitalWaiver: 'Bitte stimmen Sie dem sofortigen Download zu.',
  salutation: 'Bitte wählen Sie eine Anrede.',
  choose: 'Bitte wählen',
  general: 'Bitte prüfen Sie diese Angabe.',
  moreFields: 'Weitere Angaben',
  business: 'Geschäftlich?',
  optional: '(freiwillig)',
  summaryTitle: ({ count }: { readonly count: number }) =>
    count === 1 ? 'Bitte prüfen Sie eine Angabe.' : `Bitte prüfen Sie ${count} Angaben.`,
}
