type Limit = { readonly limit: number }

/** Texts of forms that the checkout does not need, as its script is small. */
export const accountForms = {
  passwordHint: ({ limit }: Limit) => `Mindestens ${limit} Zeichen.`,
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  privateAccount: 'Privat',
  privateNote: 'Für Sie selbst',
  businessAccount: 'Geschäftlich',
  businessNote: 'Für ein Unternehmen, auch mit USt-IdNr.',
  privacyBefore: 'Ich habe die ',
  // An island shows it too, and where words part is known to the server.
  privacyLink: 'Daten\u00ADschutz\u00ADerklärung',
  privacyAfter: ' gelesen und nehme sie zur Kenntnis.',
  sending: 'Wird gesendet …',
  expired:
    'Ihre Sitzung ist abgelaufen. Ihre Angaben stehen noch hier: Melden Sie sich in einem neuen Fenster an und senden Sie sie dann noch einmal, oder laden Sie die Seite neu.',
  expiredLink: 'In neuem Fenster anmelden',
}
