type Moment = { readonly moment: string }

/** The contact form, with or without a product, and its emails. */
export const inquiry = {
  title: 'Kontakt',
  lead: 'Fragen zu Artikeln, Bestellung oder Lieferung: Wir antworten an Werktagen, meist am selben Tag.',
  productTitle: 'Frage zum Artikel',
  productLead: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `Ihre Frage zu ${name}, Art.-Nr. ${number}.`,
  productSubject: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `Frage zu ${name} (Art.-Nr. ${number})`,
  question: 'Ihre Frage',
  emailHint: 'An diese Adresse antworten wir.',
  send: 'Nachricht senden',
  sendQuestion: 'Frage senden',
  other: 'Oder direkt:',
  sentTitle: 'Ihre Nachricht ist angekommen',
  sent: ({ email }: { readonly email: string }) =>
    `Danke. Wir antworten an ${email} und schicken dorthin auch eine kurze Bestätigung.`,
  sentWithoutReceipt: ({ email }: { readonly email: string }) =>
    `Danke. Wir antworten an ${email}.`,
  sentText: 'Wir antworten an Werktagen, meist am selben Tag.',
  backToProduct: 'Zurück zum Artikel',
  toHome: 'Zur Startseite',

  mailSubject: 'Ihre Nachricht ist angekommen',
  mailReceived: ({ moment }: Moment) =>
    `Ihre Nachricht über unser Kontaktformular ist am ${moment} Uhr eingegangen.`,
  mailReceivedAbout: ({ moment, number }: Moment & { readonly number: string }) =>
    `Ihre Frage zu Art.-Nr. ${number} ist am ${moment} Uhr eingegangen.`,
  mailNext: 'Wir antworten an Werktagen, meist am selben Tag.',
  mailNotMine:
    'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben. Sie können diese E-Mail löschen.',
  opsSubject: ({ subject }: { readonly subject: string }) => `Anfrage: ${subject}`,
  opsFrom: (from: { readonly name: string; readonly email: string; readonly language: string }) =>
    `Von ${from.name} <${from.email}>, Sprache ${from.language}.`,
  opsPhone: ({ phone }: { readonly phone: string }) => `Telefon: ${phone}`,
  opsAbout: ({ number }: { readonly number: string }) => `Zu Art.-Nr. ${number}.`,
}
