/** Texts of the checkout that only the server writes: title, steps, and reasons of refusals. */
export const checkoutPage = {
  title: 'Kasse',
  steps: 'Schritte',
  stepAccount: 'Anmeldung',
  stepAddress: 'Adresse',
  stepShipping: 'Versand',
  stepPayment: 'Zahlung',
  stepReview: 'Prüfen',
  guest: 'Als Gast bestellen',
  guestNote: 'Kein Kundenkonto anlegen',
  logIn: 'Anmelden',
  register: 'Konto anlegen',
  loggedInAs: ({ name }: { readonly name: string }) => `Angemeldet als ${name}`,
  notDelivered: ({ name }: { name: string }) =>
    `Nach ${name} liefern wir nicht. Bitte geben Sie eine andere Lieferadresse an.`,
  onlyBilled: ({ name }: { name: string }) =>
    `Nach ${name} liefern wir nicht: Diese Adresse steht nur für die Rechnung zur Wahl.`,
  addAddress: 'Andere Adresse hinzufügen',
  code: 'Gutscheincode',
  codeApply: 'Einlösen',
  update: 'Versand, Zahlung und Summe aktualisieren',
  updateHint:
    'Ohne JavaScript: Nach einer Änderung von Land, Versand oder Zahlung bitte aktualisieren.',
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
    'Adresse, Versand und Zahlung stehen schon. Bitte prüfen Sie alles und bestellen Sie.',
  expressOffer:
    'Alles wie bei Ihrer letzten Bestellung? Adresse, Versand und Zahlung stehen schon.',
  expressButton: 'Wie beim letzten Mal',
  expressGone:
    'Hier lässt sich nicht alles wie beim letzten Mal bestellen. Bitte wählen Sie noch einmal.',
  change: 'Ändern',
  changeOf: ({ what }: { readonly what: string }) => `${what} ändern`,
  codeInUse: ({ code }: { readonly code: string }) => `Gutschein ${code} ist eingelöst.`,
  summaryChanged:
    'Die Bestellung hat sich geändert. Bitte prüfen Sie die neue Zusammenfassung und bestellen Sie dann noch einmal.',
  perhapsOrdered:
    'Der Warenkorb ist leer. Ihre Bestellung ist vielleicht schon eingegangen: Dann haben Sie eine E-Mail von uns. Sonst ist inzwischen ausverkauft, was darin lag.',
  notOrderable:
    'So kann der Warenkorb nicht bestellt werden. Bitte prüfen Sie die Hinweise und ändern Sie ihn.',
  tooManyUnpaid:
    'Aus Ihrem Netz warten schon viele Bestellungen auf ihre Überweisung. Bitte wählen Sie eine andere Zahlungsart, oder überweisen Sie zuerst.',
  methodGone: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie noch einmal.',
  addressRefused: 'Die Adresse wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben.',
  cardLater: 'Sie geben sie nach dem Bestellen auf dessen Seite ein.',
  cardHere:
    'Geben Sie die Karte hier ein, oder lassen Sie die Felder leer und tun es nach dem Bestellen.',
  cardFields: 'Kartendaten',
  cardHolder: 'Name auf der Karte',
  cardNumber: 'Kartennummer',
  expiryDate: 'Gültig bis',
  verificationCode: 'Prüfziffer',
  refusedNotPossible: 'Für diesen Warenkorb nicht möglich.',
  refusedRollOnly: 'Nicht möglich, ein Artikel wird nur auf der Rolle versandt.',
  refusedLetter: 'Nicht möglich, die Sendung passt nicht in einen Brief.',
  refusedHeavy: 'Nicht möglich, die Sendung ist zu schwer.',
  refusedHazard: 'Nicht möglich, der Warenkorb enthält Gefahrgut.',
  refusedCountry: 'In dieses Land nicht möglich.',
  refusedBusiness: 'Für registrierte Geschäftskunden.',
  refusedPickup: 'Nur mit Abholung.',
}
