export const diagnosis = {
  title: 'Diagnose',
  well: 'Alle Dienste, die der Shop braucht, antworten.',
  ill: 'Mindestens ein Dienst, den der Shop braucht, fehlt oder antwortet nicht.',
  measuring: 'Die Messung läuft. Bitte laden Sie die Seite gleich neu.',
  forOperators:
    'Die Messung läuft höchstens einmal in der Minute. Betreiber, die ihr Geheimnis mitsenden, sehen hier mehr.',
  backend: 'Backend',
  embedded: 'eingebaut',
  build: 'Build',
  catalogue: 'Katalogstand',
  calls: 'Aufrufe der Store API',
  call: 'Aufruf',
  outcome: 'Ergebnis',
  latency: 'Dauer',
  answers: 'antwortet',
  absent: 'fehlt, Funktion ausgeblendet',
  fails: 'schlägt fehl',
  late: 'dauert zu lange, Ergebnis nicht abgewartet',
  errors: 'Fehler',
  unreachable: 'nicht erreichbar',
  timeout: 'zu langsam',
  'invalid-answer': 'ungültige Antwort',
  unknown: 'Unbekannter Fehler',
  remarks: 'Befunde',
}

type Messages = { readonly what: string }

/** Missing or different features of a Shopware, and their effect on shoppers. */
export const diagnosisFindings = {
  noShop: (_messages: Messages) =>
    'Shopware ist nicht erreichbar. Prüfen Sie Adresse, Zertifikat und Firewall. Alle Seiten zeigen eine Störung.',
  tooSlow: ({ what }: Messages) =>
    `Ein Aufruf dauert zu lange: ${what}. Besucher warten, sehen ältere Seiten oder eine Störung.`,
  noChannel: (_messages: Messages) =>
    'Der Zugangsschlüssel gehört zu keinem aktiven Verkaufskanal. Prüfen Sie STORE_API_ACCESS_KEY und aktivieren Sie den Kanal. Alle Seiten zeigen eine Störung.',
  closed: (_messages: Messages) =>
    'Der Verkaufskanal ist im Wartungsmodus. Alle Seiten zeigen das an.',
  noJson: ({ what }: Messages) =>
    `Die Antwort stammt nicht von einer Store API (${what}). STORE_API_URL muss auf /store-api enden, ohne Passwort und ohne Weiterleitung.`,
  notUnderstood: ({ what }: Messages) => `Der Shop kann die Antwort nicht lesen: ${what}`,
  other: ({ what }: Messages) => `Shopware lehnt den Aufruf ab: ${what}.`,
  noGerman: (_messages: Messages) => 'Der Kanal hat kein Deutsch. Deutsche Seiten gibt es nicht.',
  noEnglish: (_messages: Messages) =>
    'Der Kanal hat kein Englisch. Seiten unter /en gibt es nicht.',
  noDomain: ({ what }: Messages) =>
    `${what} ist keine Domain des Kanals. Shopware lehnt Registrierungen und Bestellungen als Gast ab.`,
  noCategories: (_messages: Messages) =>
    'Die Hauptnavigation ist leer. Geben Sie dem Kanal einen Einstiegspunkt. Bis dahin bleibt das Menü leer.',
  noArticles: (_messages: Messages) =>
    'In diesem Kanal ist kein Artikel sichtbar. Es gibt nichts zu kaufen.',
  foreignPictures: ({ what }: Messages) =>
    `Bilder kommen von ${what}. Die Content Security Policy des Shops erlaubt das nicht, und die Bilder bleiben leer. Ergänzen Sie die Adresse in SHOP_MEDIA_ORIGINS.`,
  noCountries: (_messages: Messages) =>
    'Der Kanal hat kein Land. Kunden können keine Adresse angeben.',
  noShipping: (_messages: Messages) =>
    'Der Kanal hat keine Versandart. Kunden können nicht bestellen.',
  noPayment: (_messages: Messages) =>
    'Der Kanal hat keine Zahlungsart. Kunden können nicht bestellen.',
  omittedRecords: ({ what }: Messages) =>
    `Der Shop kann Datensätze nicht lesen und lässt sie weg: ${what}.`,
  noPaths: (_messages: Messages) =>
    'Es gibt keine SEO-Pfade (Kanaltyp Headless oder fehlender Index). Adressen lauten /navigation/… und /detail/….',
  shopwarePaths: ({ what }: Messages) =>
    `Pfade folgen den Vorlagen von Shopware („${what}“). Der Shop lässt nur den Schrägstrich am Ende weg.`,
  noUnits: (_messages: Messages) =>
    'Keiner der ersten Artikel hat Maßeinheit und Verkaufseinheit. Meterware wird in Stück gezählt, Grundpreise fehlen.',
  noTiers: (_messages: Messages) =>
    'Keiner der ersten Artikel hat Staffelpreise. Shopware braucht dafür erweiterte Preise unter einer Regel.',
  noCustomFields: (_messages: Messages) =>
    'Den Artikeln fehlen die Zusatzfelder des Shops. Deshalb fehlen Lieferzusagen, Pflegezeichen und Gefahrhinweise, sonst nichts.',
  noPictures: (_messages: Messages) =>
    'Keiner der ersten Artikel hat ein Titelbild. Listen zeigen ein leeres Feld.',
  statesRequired: ({ what }: Messages) => `Ein Bundesland ist Pflicht in: ${what}.`,
  vatRequired: ({ what }: Messages) => `Eine USt-IdNr. ist für Firmen Pflicht in: ${what}.`,
  phoneRequired: (_messages: Messages) =>
    'Adressen brauchen eine Telefonnummer. Die Formulare verlangen sie.',
  lineRequired: (_messages: Messages) =>
    'Adressen brauchen eine erste Zusatzzeile. Die Formulare zeigen und verlangen sie.',
  secondLineRequired: (_messages: Messages) =>
    'Adressen brauchen eine zweite Zusatzzeile. Die Formulare zeigen und verlangen sie.',
  longPasswords: ({ what }: Messages) =>
    `Passwörter brauchen ${what} Zeichen. Die Formulare nennen diese Länge.`,
  nameInMessages: (_messages: Messages) =>
    'Nachrichten brauchen einen Namen. Das Kontaktformular verlangt ihn.',
  phoneInMessages: (_messages: Messages) =>
    'Nachrichten brauchen eine Telefonnummer. Das Kontaktformular verlangt sie. Abschalten lässt sich das in Shopware unter Stammdaten.',
  noFooter: (_messages: Messages) =>
    'Der Kanal hat keine Navigation für die Fußzeile. Der Shop zeigt seine eigene.',
}
