export const diagnosis = {
  title: 'Diagnose',
  well: 'Alles, worauf die Seiten angewiesen sind, antwortet.',
  ill: 'Etwas, worauf die Seiten angewiesen sind, antwortet nicht oder fehlt.',
  measuring: 'Wird gerade gemessen. Bitte laden Sie die Seite gleich noch einmal.',
  forOperators:
    'Gemessen wird höchstens einmal in der Minute. Wer den Laden betreibt und sein Geheimnis mitschickt, erfährt hier mehr.',
  backend: 'Backend',
  embedded: 'eingebaut',
  build: 'Build',
  catalogue: 'Katalogstand',
  calls: 'Aufrufe der Store API',
  call: 'Aufruf',
  outcome: 'Ergebnis',
  latency: 'Dauer',
  answers: 'antwortet',
  absent: 'gibt es dort nicht, die Funktion ist ausgeblendet',
  fails: 'schlägt fehl',
  late: 'dauert zu lange, nicht abgewartet',
  errors: 'Fehler',
  unreachable: 'nicht erreichbar',
  timeout: 'zu langsam',
  'invalid-answer': 'unverständliche Antwort',
  unknown: 'Unbekannter Fehler',
  remarks: 'Was auffällt',
}

type Words = { readonly what: string }

/** What a Shopware lacks or does differently, and the effect for shoppers. */
export const diagnosisRemarks = {
  noShop: (_words: Words) =>
    'Diese Shopware ist nicht erreichbar: Adresse, Zertifikat und Firewall prüfen. Alle Seiten zeigen die Störung.',
  tooSlow: ({ what }: Words) =>
    `Ein Aufruf dauert zu lange: ${what}. Besucher warten, sehen ältere Seiten oder eine Störung.`,
  noChannel: (_words: Words) =>
    'Der Zugangsschlüssel gehört zu keinem aktiven Verkaufskanal: STORE_API_ACCESS_KEY prüfen und den Kanal aktivieren. Alle Seiten zeigen die Störung.',
  closed: (_words: Words) => 'Der Verkaufskanal ist in Wartung. Alle Seiten sagen das.',
  noJson: ({ what }: Words) =>
    `Die Antwort ist nicht die einer Store API (${what}): STORE_API_URL endet auf /store-api, und davor steht kein Passwort und keine Weiterleitung.`,
  notUnderstood: ({ what }: Words) => `Die Seiten verstehen die Antwort nicht: ${what}`,
  other: ({ what }: Words) => `Der Aufruf wird abgelehnt: ${what}.`,
  noGerman: (_words: Words) => 'Der Kanal hat kein Deutsch. Deutsche Seiten gibt es nicht.',
  noEnglish: (_words: Words) => 'Der Kanal hat kein Englisch. Seiten unter /en gibt es nicht.',
  noDomain: ({ what }: Words) =>
    `${what} ist keine Domain des Kanals. Registrierungen und Bestellungen als Gast werden abgelehnt.`,
  noCategories: (_words: Words) =>
    'Die Hauptnavigation ist leer: dem Kanal einen Einstiegspunkt geben. Das Menü bleibt leer.',
  noArticles: (_words: Words) =>
    'In diesem Kanal ist kein Artikel sichtbar. Es gibt nichts zu kaufen.',
  foreignPictures: ({ what }: Words) =>
    `Bilder kommen von ${what}, das die Richtlinie der Seiten nicht kennt: in SHOP_MEDIA_ORIGINS eintragen. Bilder bleiben leer.`,
  noCountries: (_words: Words) => 'Der Kanal hat kein Land. Niemand kann eine Adresse angeben.',
  noShipping: (_words: Words) => 'Der Kanal hat keine Versandart. Niemand kann bestellen.',
  noPayment: (_words: Words) => 'Der Kanal hat keine Zahlungsart. Niemand kann bestellen.',
  noPaths: (_words: Words) =>
    'Es gibt keine SEO-Pfade (Kanaltyp Headless, oder der Index fehlt). Adressen lauten /navigation/… und /detail/….',
  shopwarePaths: ({ what }: Words) =>
    `Pfade folgen Shopwares Vorlagen („${what}“). Adressen stehen ohne Schrägstrich am Ende, sonst so.`,
  noUnits: (_words: Words) =>
    'Keiner der ersten Artikel hat Maßeinheit und Verkaufseinheit. Meterware wird in Stück gezählt, Grundpreise fehlen.',
  noTiers: (_words: Words) =>
    'Keiner der ersten Artikel hat Staffelpreise. Dazu braucht Shopware erweiterte Preise unter einer Regel.',
  noCustomFields: (_words: Words) =>
    'Artikel haben unsere Zusatzfelder nicht. Lieferzusagen, Pflegezeichen und Gefahrhinweise fehlen, sonst nichts.',
  noPictures: (_words: Words) =>
    'Keiner der ersten Artikel hat ein Titelbild. Kacheln zeigen das leere Feld.',
  statesRequired: ({ what }: Words) => `Ein Bundesland ist Pflicht in: ${what}.`,
  vatRequired: ({ what }: Words) => `Eine USt-IdNr. ist für Firmen Pflicht in: ${what}.`,
  phoneRequired: (_words: Words) =>
    'Eine Telefonnummer ist bei Adressen Pflicht. Unsere Formulare verlangen sie dann.',
  lineRequired: (_words: Words) =>
    'Eine erste weitere Adresszeile ist Pflicht. Unsere Formulare verlangen sie dann, aufgeklappt.',
  secondLineRequired: (_words: Words) =>
    'Eine zweite weitere Adresszeile ist Pflicht. Unsere Formulare verlangen sie dann, aufgeklappt.',
  longPasswords: ({ what }: Words) =>
    `Passwörter brauchen ${what} Zeichen. Unsere Formulare sagen das dann.`,
  nameInMessages: (_words: Words) =>
    'Wer eine Nachricht schreibt, muss seinen Namen nennen. Das Kontaktformular verlangt ihn dann.',
  phoneInMessages: (_words: Words) =>
    'Wer eine Nachricht schreibt, muss eine Telefonnummer nennen. Das Kontaktformular verlangt sie dann; abschalten lässt es sich in Shopware unter Stammdaten.',
  noFooter: (_words: Words) => 'Der Kanal hat keine Fußzeile. Die Seiten zeigen ihre eigene.',
}
