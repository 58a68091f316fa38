type Article = { readonly name: string; readonly number: string }

/** To be told when an article is here again: asking, confirming, ending, and the mails of it. */
export const stockAlert = {
  title: 'Sagen Sie mir, wenn es wieder da ist',
  longer: 'Sie brauchen mehr, als da ist?',
  lead: 'Wir schicken Ihnen zuerst eine E-Mail mit einem Link. Folgen Sie ihm, bekommen Sie einmal Bescheid, sobald der Artikel da ist. Einen Monat später vergessen wir Ihre Adresse.',
  leadSoldOut:
    'Nachgeliefert wird er nicht. Es kommt aber vor, dass jemand storniert: Dann sagen wir Ihnen Bescheid.',
  leastMetres: 'Mindestens, in Metern',
  leastPieces: 'Anzahl, mindestens',
  leastHint: 'In einem Stück. Leer: sobald es überhaupt etwas gibt.',
  leastHintPieces: 'Leer: sobald es überhaupt etwas gibt.',
  ask: 'Sagen Sie mir Bescheid',
  about: ({ name, number }: Article) => `${name}, Art.-Nr. ${number}`,
  gone: 'Diesen Artikel gibt es nicht mehr.',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sentText:
    'Wir haben Ihnen eine E-Mail geschickt. Folgen Sie dem Link darin, er gilt sieben Tage; vorher bekommen Sie keinen Bescheid.',
  confirmTitle: 'Bescheid bestätigen',
  confirmText: 'Ein Klick noch, dann sagen wir Ihnen einmal Bescheid.',
  confirm: 'Ja, sagen Sie mir Bescheid',
  confirmedTitle: 'Wir sagen Ihnen Bescheid',
  confirmedText:
    'Danke. Sobald der Artikel da ist, bekommen Sie eine E-Mail, und danach keine mehr.',
  endTitle: 'Keinen Bescheid mehr',
  endText: 'Ein Klick, und wir vergessen, dass Sie auf den Artikel warten.',
  end: 'Keinen Bescheid schicken',
  endedTitle: 'Abbestellt',
  endedText: 'Wir schicken Ihnen keinen Bescheid. Ihre Adresse ist gelöscht.',
  invalidTitle: 'Dieser Link gilt nicht mehr',
  invalidText:
    'Er ist abgelaufen, schon benutzt worden oder unvollständig kopiert. Auf der Seite des Artikels können Sie sich den Bescheid noch einmal bestellen.',
  toHome: 'Zur Übersicht',

  article: ({ name, number }: Article) => `${name} (Art.-Nr. ${number})`,
  articleAtLeast: ({ name, number, least }: Article & { readonly least: string }) =>
    `${name} (Art.-Nr. ${number}), mindestens ${least}`,
  askedSubject: ({ name }: { readonly name: string }) => `Bescheid, wenn wieder da: ${name}`,
  askedText: ({ shop, wanted }: { readonly shop: string; readonly wanted: string }) =>
    `Jemand möchte mit dieser Adresse von ${shop} wissen, wann es dies wieder gibt: ${wanted}. Waren Sie das? Dann bestätigen Sie es bitte.`,
  askedNote: ({ url }: { readonly url: string }) =>
    `Der Link gilt sieben Tage. Waren Sie es nicht, tun Sie nichts: Dann bekommen Sie keine weitere Mail. Abbestellen können Sie den Bescheid jederzeit: ${url}`,
  hereSubject: ({ name }: { readonly name: string }) => `Wieder da: ${name}`,
  hereText: ({ wanted }: { readonly wanted: string }) => `Es ist wieder da: ${wanted}.`,
  hereOnce: 'Zurücklegen können wir nichts. Dies ist der einzige Bescheid dazu.',
  toArticle: 'Zum Artikel',
}
