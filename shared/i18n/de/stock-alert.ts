type Product = { readonly name: string; readonly number: string }

/** Back-in-stock notifications: request, confirmation, cancellation, and their emails. */
export const stockAlert = {
  title: 'Benachrichtigen, sobald wieder lieferbar',
  longer: 'Sie brauchen mehr?',
  lead: 'Wir schicken Ihnen zuerst eine E-Mail mit einem Link. Wenn Sie ihn bestätigen, schreiben wir Ihnen einmal, sobald der Artikel lieferbar ist. Einen Monat später löschen wir Ihre Adresse.',
  leadSoldOut: 'Gelegentlich wird eine Bestellung storniert. Dann können wir Sie benachrichtigen.',
  leastMetres: 'Mindestlänge in Metern',
  leastPieces: 'Mindestanzahl',
  leastHint: 'Am Stück. Leer lassen, wenn Ihnen jede Länge reicht.',
  leastHintPieces: 'Leer lassen, wenn Ihnen jede Anzahl reicht.',
  ask: 'Benachrichtigung anfordern',
  about: ({ name, number }: Product) => `${name}, Art.-Nr. ${number}`,
  productRemoved: 'Diesen Artikel gibt es nicht mehr.',
  sentTitle: 'Bitte prüfen Sie Ihr Postfach',
  sentText:
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, um die Benachrichtigung zu bestätigen. Er gilt sieben Tage.',
  confirmTitle: 'Benachrichtigung bestätigen',
  confirmText: 'Noch ein Klick, dann benachrichtigen wir Sie einmal.',
  confirm: 'Ja, benachrichtigen Sie mich',
  confirmedTitle: 'Wir benachrichtigen Sie',
  confirmedText:
    'Danke. Sobald der Artikel lieferbar ist, bekommen Sie eine E-Mail, danach keine mehr.',
  endTitle: 'Benachrichtigung abbestellen',
  endText: 'Noch ein Klick, dann benachrichtigen wir Sie nicht mehr zu diesem Artikel.',
  end: 'Benachrichtigung abbestellen',
  endedTitle: 'Benachrichtigung abbestellt',
  endedText: 'Wir benachrichtigen Sie nicht. Ihre Adresse ist gelöscht.',
  invalidTitle: 'Dieser Link ist nicht mehr gültig',
  invalidText:
    'Der Link ist abgelaufen, wurde schon benutzt oder ist unvollständig. Auf der Artikelseite können Sie die Benachrichtigung noch einmal anfordern.',
  toHome: 'Zur Startseite',

  product: ({ name, number }: Product) => `${name} (Art.-Nr. ${number})`,
  productAtLeast: ({ name, number, least }: Product & { readonly least: string }) =>
    `${name} (Art.-Nr. ${number}), mindestens ${least}`,
  askedSubject: ({ name }: { readonly name: string }) =>
    `Bitte bestätigen: Benachrichtigung zu ${name}`,
  askedText: ({ shop, wanted: requested }: { readonly shop: string; readonly wanted: string }) =>
    `Jemand möchte mit dieser Adresse eine Benachrichtigung von ${shop}, sobald dieser Artikel wieder lieferbar ist: ${requested}. Waren Sie das? Dann bestätigen Sie es bitte.`,
  askedNote: ({ url }: { readonly url: string }) =>
    `Der Link gilt sieben Tage. Waren Sie es nicht, brauchen Sie nichts zu tun. Sie bekommen dann keine weitere E-Mail. Abbestellen können Sie die Benachrichtigung jederzeit: ${url}`,
  hereSubject: ({ name }: { readonly name: string }) => `Wieder lieferbar: ${name}`,
  hereText: ({ wanted: requested }: { readonly wanted: string }) =>
    `Dieser Artikel ist wieder lieferbar: ${requested}.`,
  hereOnce: 'Wir können nichts reservieren. Sie bekommen dazu keine weitere E-Mail.',
  toProduct: 'Zum Artikel',
}
