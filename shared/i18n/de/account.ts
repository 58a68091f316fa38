type Named = { readonly name: string }

/** Coming in, going, and the customer's own pages. */
export const account = {
  loginTitle: 'Anmelden',
  loginLead: 'Mit Ihrem Konto sehen Sie Bestellungen, Adressen und Ihre Daten an einem Ort.',
  login: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  newHereText:
    'Mit einem Konto bestellen Sie schneller nach und behalten Ihre Bestellungen im Blick.',
  toRegister: 'Konto anlegen',
  asGuest: 'Als Gast bestellen',
  asGuestText: 'Das geht auch ohne Konto. Ihr Warenkorb bleibt, wie er ist.',
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
  registerLead: 'Ihr Warenkorb bleibt dabei erhalten.',
  register: 'Konto anlegen',
  registeredTitle: 'Fast fertig',
  registeredText:
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, dann ist Ihr Konto bereit.',
  mailedTo: ({ email }: { readonly email: string }) => `Die E-Mail geht an ${email}.`,
  noMail:
    'Keine E-Mail bekommen? Sehen Sie bitte auch im Ordner für unerwünschte E-Mails nach oder schreiben Sie uns.',
  registered: 'Ihr Konto ist angelegt.',
  confirmTitle: 'Konto bestätigen',
  confirmText: 'Mit einem Klick gehört diese E-Mail-Adresse zu Ihrem Konto.',
  confirm: 'Konto bestätigen',
  confirmed: 'Ihr Konto ist bestätigt. Willkommen!',
  alreadyConfirmed: 'Dieses Konto ist schon bestätigt. Sie können sich anmelden.',
  linkInvalidTitle: 'Dieser Link gilt nicht mehr',
  linkInvalid: 'Der Link ist abgelaufen, wurde schon benutzt oder ist unvollständig.',

  recoverTitle: 'Passwort vergessen',
  recoverLead: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  recover: 'Link anfordern',
  recoverSentTitle: 'Bitte sehen Sie in Ihr Postfach',
  recoverSent: 'Wir haben eine E-Mail geschickt. Der Link darin gilt zwei Stunden und nur einmal.',
  recoverAgain: 'Neuen Link anfordern',
  unknownEmail: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
  newPasswordTitle: 'Neues Passwort wählen',
  newPasswordLead: 'Danach sind Sie auf allen Geräten abgemeldet und melden sich neu an.',
  newPassword: 'Passwort speichern',
  passwordSaved: 'Ihr neues Passwort gilt. Sie können sich jetzt anmelden.',

  title: 'Konto',
  navigation: 'Konto',
  greeting: ({ name }: Named) => `Guten Tag, ${name}`,
  overview: 'Übersicht',
  orders: 'Bestellungen',
  addresses: 'Adressen',
  payment: 'Zahlungsarten',
  profile: 'Persönliche Daten',
  sessions: 'Geräte',
  wishlist: 'Merkliste',
  newsletter: 'Werkstattbrief',
  data: 'Meine Daten',
  guestTitle: 'Als Gast haben Sie kein Konto',
  guestText:
    'Diese Seite gehört zu einem Kundenkonto. Melden Sie sich an oder legen Sie eines an. Ihre Bestellung finden Sie über den Link in der E-Mail.',
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
  loginData: 'Zugang',
  changeEmail: 'E-Mail-Adresse ändern',
  emailLeadAtOnce: 'Bitte bestätigen Sie die neue Adresse mit Ihrem Passwort.',
  emailLead: 'Die neue Adresse gilt, sobald Sie den Link in der E-Mail dorthin geöffnet haben.',
  emailMailed: ({ email }: { readonly email: string }) =>
    `Wir haben einen Link an ${email} geschickt. Bis dahin gilt die bisherige Adresse.`,
  emailChanged: ({ email }: { readonly email: string }) =>
    `Ihre E-Mail-Adresse ist jetzt ${email}.`,
  emailConfirmTitle: 'Neue E-Mail-Adresse bestätigen',
  emailConfirmText: 'Mit einem Klick gilt diese Adresse für Ihr Konto.',
  emailConfirm: 'Adresse bestätigen',
  emailConfirmed: 'Ihre neue E-Mail-Adresse gilt ab jetzt.',
  changePassword: 'Passwort ändern',
  passwordLead: 'Auf allen anderen Geräten sind Sie danach abgemeldet.',
  passwordChanged: 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  language: 'Sprache der E-Mails',
  languageSaved: 'E-Mails kommen ab jetzt in dieser Sprache.',
  german: 'Deutsch',
  english: 'English',

  addressesLead: 'Rechnungs- und Lieferadresse sind beim Bestellen schon eingetragen.',
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
    'Diese Adresse gehört zum laufenden Einkauf und kann gerade nicht gelöscht werden.',
  addressGone: 'Diese Adresse gibt es nicht mehr.',
  addressChanged:
    'Diese Adresse wurde inzwischen an anderer Stelle geändert. Unten steht, was Sie eingegeben haben. Senden Sie es noch einmal, wenn es gelten soll.',

  paymentLead: 'Diese Zahlungsart ist bei Ihrer nächsten Bestellung vorgewählt.',
  paymentSaved: 'Die Zahlungsart ist vorgemerkt.',
  paymentGone: 'Diese Zahlungsart gibt es nicht mehr.',
  noPayment: 'Noch keine gewählt',

  guestAccountTitle: 'Konto anlegen?',
  guestAccountText:
    'Wählen Sie ein Passwort, dann finden Sie diese Bestellung in Ihrem Konto wieder. Mehr brauchen wir nicht.',
}
