/** Checkout texts that only the server renders: title, steps, error messages. */
export const checkoutPage = {
  title: 'Kasse',
  steps: 'Schritte',
  stepAccount: 'Kontakt',
  stepAddress: 'Adresse',
  stepShipping: 'Versand',
  stepPayment: 'Zahlung',
  stepReview: 'Prüfen',
  guestNote: 'Kein Kundenkonto anlegen',
  orAccount: 'Anmelden oder Konto anlegen',
  logIn: 'Anmelden',
  register: 'Konto anlegen',
  loggedInAs: ({ name }: { readonly name: string }) => `Angemeldet als ${name}`,
  notDelivered: ({ name }: { name: string }) =>
    `Nach ${name} liefern wir nicht. Bitte geben Sie eine andere Lieferadresse an.`,
  onlyBilled: ({ name }: { name: string }) =>
    `Nach ${name} liefern wir nicht. Sie können diese Adresse nur als Rechnungsadresse wählen.`,
  addAddress: 'Andere Adresse hinzufügen',
  code: 'Gutscheincode',
  haveCode: 'Gutschein einlösen',
  codeApply: 'Einlösen',
  update: 'Versand, Zahlung und Summe aktualisieren',
  updateHint:
    'Ohne JavaScript: Bitte aktualisieren Sie nach jeder Änderung von Land, Versand oder Zahlung.',
  termsBefore: 'Ich akzeptiere die ',
  terms: 'AGB',
  termsBetween: ' und habe die ',
  withdrawal: 'Widerrufsbelehrung',
  termsAnd: ' und die ',
  privacy: 'Datenschutzerklärung',
  termsAfter: ' gelesen.',
  guaranteeTitle: 'Gesetzliche Gewährleistung',
  guarantee:
    'Für alle Artikel gilt das gesetzliche Gewährleistungsrecht von mindestens zwei Jahren. Sie können Reparatur oder Ersatz verlangen, danach Minderung oder Rücktritt.',
  guaranteeLink: 'Ihre Rechte im Einzelnen',
  questions: 'Fragen?',
  changeCart: 'Warenkorb ändern',
  expressTitle: 'In einem Schritt bestellen',
  expressLead:
    'Adresse, Versand und Zahlung sind schon ausgewählt. Bitte prüfen Sie alles und bestellen Sie dann.',
  expressOffer:
    'Alles wie bei Ihrer letzten Bestellung? Adresse, Versand und Zahlung sind schon ausgewählt.',
  expressButton: 'Wie beim letzten Mal',
  expressGone:
    'Nicht alles aus Ihrer letzten Bestellung ist hier möglich. Bitte wählen Sie noch einmal.',
  change: 'Ändern',
  changeOf: ({ what }: { readonly what: string }) => `${what} ändern`,
  codeInUse: ({ code }: { readonly code: string }) => `Gutschein ${code} ist eingelöst.`,
  summaryChanged:
    'Die Bestellung hat sich geändert. Bitte prüfen Sie die neue Zusammenfassung und bestellen Sie dann noch einmal.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen, und mit ihr der Warenkorb. Ihre Angaben sind noch da: Legen Sie die Artikel wieder in den Warenkorb, dann stehen sie in der Kasse.',
  toShop: 'Zum Sortiment (neues Fenster)',
  perhapsOrdered:
    'Ihr Warenkorb ist leer. Haben Sie eine E-Mail von uns, ist Ihre Bestellung schon eingegangen. Sonst sind die Artikel inzwischen ausverkauft.',
  notOrderable:
    'Dieser Warenkorb kann so nicht bestellt werden. Bitte lesen Sie die Hinweise und ändern Sie ihn.',
  tooManyUnpaid:
    'Überweisung ist gerade nicht möglich: Aus Ihrem Netz sind mehrere Bestellungen noch nicht bezahlt. Bitte wählen Sie eine andere Zahlungsart oder bezahlen Sie zuerst.',
  guestMailed: ({ email }: { readonly email: string }) =>
    `Wir haben eine E-Mail an ${email} geschickt. Öffnen Sie den Link darin, und bestellen Sie danach hier.`,
  guestConfirmed: 'Ihre E-Mail-Adresse ist bestätigt. Sie können jetzt bestellen.',
  methodGone: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie noch einmal.',
  addressRefused: 'Die Adresse wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben.',
  cardLater: 'Kartendaten geben Sie nach der Bestellung auf der Seite des Zahlungsdienstes ein.',
  cardHere: 'Geben Sie die Kartendaten jetzt oder nach der Bestellung ein.',
  cardFields: 'Kartendaten',
  cardHolder: 'Name auf der Karte',
  cardNumber: 'Kartennummer',
  expiryDate: 'Gültig bis',
  verificationCode: 'Prüfziffer',
  refusedNotPossible: 'Für diesen Warenkorb nicht möglich.',
  refusedRollOnly: 'Nicht möglich: Ein Artikel wird nur auf der Rolle versandt.',
  refusedLetter: 'Nicht möglich: Die Sendung passt nicht in einen Brief.',
  refusedHeavy: 'Nicht möglich: Die Sendung ist zu schwer.',
  refusedHazard: 'Nicht möglich: Der Warenkorb enthält Gefahrgut.',
  refusedCountry: 'In dieses Land nicht möglich.',
  refusedBusiness: 'Nur für registrierte Geschäftskunden.',
  refusedPickup: 'Nur mit Abholung.',
}
