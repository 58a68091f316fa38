type Limit = { readonly limit: number }

/** Texts of account forms; the checkout script does not load them. */
export const accountForms = {
  passwordHint: ({ limit }: Limit) => `Mindestens ${limit} Zeichen.`,
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  privateAccount: 'Privat',
  privateNote: 'Für Sie selbst',
  businessAccount: 'Geschäftlich',
  businessNote: 'Für ein Unternehmen, auch mit USt-IdNr.',
  privacyBefore: 'Ich habe die ',
  // An island shows this text too, and only the server adds soft hyphens.
  privacyLink: 'Daten\u00ADschutz\u00ADerklärung',
  privacyAfter: ' gelesen und nehme sie zur Kenntnis.',
  sending: 'Wird gesendet …',
  expired:
    'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da. Melden Sie sich in einem neuen Fenster an und senden Sie das Formular erneut, oder laden Sie die Seite neu.',
  expiredLink: 'In neuem Fenster anmelden',
}
