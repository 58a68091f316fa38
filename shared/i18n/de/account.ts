type Named = { readonly name: string }

/** Login, registration, password recovery and the pages of the account. */
export const account = {
  loginTitle: 'Anmelden',
  loginLead: 'Mit Ihrem Konto sehen Sie Bestellungen, Adressen und Ihre Daten an einem Ort.',
  login: 'Anmelden',
  loginFirst: 'Bitte melden Sie sich an, um diese Seite zu sehen.',
  forgotten: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  newHereText:
    'Mit einem Konto bestellen Sie schneller nach und behalten Ihre Bestellungen im Blick.',
  toRegister: 'Konto anlegen',
  asGuest: 'Als Gast bestellen',
  asGuestText: 'Sie können auch ohne Konto bestellen. Ihr Warenkorb bleibt erhalten.',
  toCheckout: 'Weiter als Gast',
  forBusiness: 'Sie kaufen für einen Betrieb?',
  toTrade: 'Als Werkstatt oder Händler registrieren',
  haveAccount: 'Sie haben schon ein Konto?',
  wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
  unconfirmed:
    'Dieses Konto ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  nowLoggedIn:
    'Sie sind inzwischen angemeldet. Bitte prüfen Sie Adresse und Summe und bestellen Sie dann.',
  nowGuest:
    'Sie sind nicht mehr angemeldet. Melden Sie sich wieder an oder bestellen Sie als Gast.',
  loggedOut: 'Sie sind abgemeldet.',
  loggedOutEverywhere: 'Sie sind auf allen Geräten abgemeldet.',
  logout: 'Abmelden',

  registerTitle: 'Konto anlegen',
  registerLead: 'Ihr Warenkorb bleibt erhalten.',
  register: 'Konto anlegen',
  registeredTitle: 'Fast fertig',
  registeredText:
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, um Ihr Konto zu bestätigen.',
  mailedTo: ({ email }: { readonly email: string }) => `Die E-Mail geht an ${email}.`,
  noMail: 'Keine E-Mail bekommen? Bitte sehen Sie im Spam-Ordner nach oder schreiben Sie uns.',
  registered: 'Ihr Konto ist angelegt.',
  confirmTitle: 'Konto bestätigen',
  confirmText: 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
  confirm: 'Konto bestätigen',
  confirmed: 'Ihr Konto ist bestätigt. Willkommen!',
  alreadyConfirmed: 'Dieses Konto ist schon bestätigt. Sie können sich anmelden.',
  linkInvalidTitle: 'Dieser Link ist nicht mehr gültig',
  linkInvalid: 'Der Link ist abgelaufen, wurde schon benutzt oder ist unvollständig.',

  recoverTitle: 'Passwort vergessen',
  recoverLead: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  recover: 'Link anfordern',
  recoverSentTitle: 'Bitte prüfen Sie Ihr Postfach',
  recoverSent:
    'Wir haben eine E-Mail geschickt. Der Link darin gilt zwei Stunden und lässt sich einmal verwenden.',
  recoverAgain: 'Neuen Link anfordern',
  unknownEmail: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
  newPasswordTitle: 'Neues Passwort wählen',
  newPasswordLead:
    'Sie werden auf allen Geräten abgemeldet. Melden Sie sich dann mit dem neuen Passwort an.',
  newPassword: 'Passwort speichern',
  passwordSaved: 'Ihr neues Passwort ist gespeichert. Sie können sich jetzt anmelden.',

  title: 'Konto',
  navigation: 'Konto',
  greeting: ({ name }: Named) => `Guten Tag, ${name}`,
  overview: 'Übersicht',
  orders: 'Bestellungen',
  downloads: 'Downloads',
  addresses: 'Adressen',
  payment: 'Zahlungsarten',
  profile: 'Persönliche Daten',
  sessions: 'Geräte',
  wishlist: 'Merkliste',
  projects: 'Projekte',
  newsletter: 'Newsletter',
  data: 'Meine Daten',
  guestTitle: 'Als Gast haben Sie kein Konto',
  guestText:
    'Diese Seite gehört zu einem Kundenkonto. Melden Sie sich an oder legen Sie ein Konto an. Ihre Bestellung öffnen Sie mit dem Link in der E-Mail.',
  change: 'Ändern',
  save: 'Speichern',
  saved: 'Gespeichert.',
  cancel: 'Abbrechen',

  changeAddresses: 'Adressen ändern',
  paymentMethod: 'Zahlungsart',
  changePayment: 'Zahlungsart ändern',
  downloadData: 'Meine Daten herunterladen',

  personalTitle: 'Persönliche Daten',
  customerNumber: 'Kundennummer',
  group: 'Kundengruppe',
  loginData: 'Anmeldedaten',
  changeEmail: 'E-Mail-Adresse ändern',
  emailLeadAtOnce: 'Bitte bestätigen Sie die neue Adresse mit Ihrem Passwort.',
  emailLead:
    'Wir schicken einen Link an die neue Adresse. Sie gilt, sobald Sie ihn geöffnet haben.',
  emailMailed: ({ email }: { readonly email: string }) =>
    `Wir haben einen Link an ${email} geschickt. Bis Sie ihn öffnen, gilt die bisherige Adresse.`,
  emailChanged: ({ email }: { readonly email: string }) =>
    `Ihre E-Mail-Adresse ist jetzt ${email}.`,
  emailConfirmTitle: 'Neue E-Mail-Adresse bestätigen',
  emailConfirmText: 'Bestätigen Sie, dass diese Adresse für Ihr Konto gelten soll.',
  emailConfirm: 'Adresse bestätigen',
  emailConfirmed: 'Ihre neue E-Mail-Adresse gilt ab sofort.',
  changePassword: 'Passwort ändern',
  passwordLead: 'Auf allen anderen Geräten werden Sie abgemeldet.',
  passwordChanged: 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  language: 'Sprache der E-Mails',
  languageSaved: 'Sie erhalten E-Mails ab jetzt in dieser Sprache.',
  german: 'Deutsch',
  english: 'English',

  addressesLead: 'Rechnungs- und Lieferadresse sind bei der nächsten Bestellung schon eingetragen.',
  newAddress: 'Adresse hinzufügen',
  editAddress: 'Adresse ändern',
  deleteAddress: 'Löschen',
  defaultBilling: 'Rechnungsadresse',
  defaultShipping: 'Lieferadresse',
  makeBilling: 'Als Rechnungsadresse verwenden',
  makeShipping: 'Als Lieferadresse verwenden',
  addressSaved: 'Die Adresse ist gespeichert.',
  addressDeleted: 'Die Adresse ist gelöscht.',
  addressIsDefault:
    'Rechnungs- und Lieferadresse können nicht gelöscht werden. Wählen Sie zuerst eine andere.',
  addressIsActive:
    'Ihre laufende Bestellung verwendet diese Adresse. Sie können sie deshalb gerade nicht löschen.',
  addressGone: 'Diese Adresse gibt es nicht mehr.',
  addressChanged:
    'Diese Adresse wurde inzwischen an anderer Stelle geändert. Ihre Eingaben stehen unten. Speichern Sie erneut, um sie zu übernehmen.',

  paymentLead: 'Diese Zahlungsart ist bei Ihrer nächsten Bestellung vorgewählt.',
  paymentSaved: 'Die Zahlungsart ist gespeichert.',
  paymentGone: 'Diese Zahlungsart gibt es nicht mehr.',
  noPayment: 'Noch keine ausgewählt',

  guestAccountTitle: 'Konto anlegen?',
  guestAccountText:
    'Wählen Sie ein Passwort, um diese Bestellung in Ihrem Konto zu finden. Mehr brauchen wir nicht.',
}
