type OfShop = { readonly shop: string }

/** Newsletter subscription, confirmation and unsubscription, with their emails. */
export const newsletter = {
  title: 'Newsletter',
  teaser: 'Neue Stoffe, Reststücke, Schnittmuster. Etwa einmal im Monat.',
  lead: 'Neue Stoffe, Reststücke, Schnittmuster, etwa einmal im Monat. Wir schicken Ihnen zuerst eine E-Mail mit einem Link. Erst wenn Sie ihn öffnen und bestätigen, bekommen Sie den Newsletter. Abbestellen können Sie ihn jederzeit mit einem Klick.',
  subscribe: 'Newsletter abonnieren',
  address: 'E-Mail-Adresse',
  next: 'Abonnieren',
  leaveQuestion: 'Sie möchten den Newsletter nicht mehr bekommen?',
  leaveLink: 'Newsletter abbestellen',
  sentTitle: 'Bitte prüfen Sie Ihr Postfach',
  sentText:
    'Wir haben Ihnen eine E-Mail mit dem nächsten Schritt geschickt. Der Link darin gilt sieben Tage.',
  confirmTitle: 'Newsletter bestätigen',
  confirmText: 'Noch ein Klick, dann bekommen Sie den Newsletter.',
  confirm: 'Ja, Newsletter abonnieren',
  confirmedTitle: 'Sie haben den Newsletter abonniert',
  confirmedText: 'Danke. Jede Ausgabe enthält einen Link zum Abbestellen.',
  invalidTitle: 'Dieser Link ist nicht mehr gültig',
  invalidText:
    'Der Link ist abgelaufen, wurde schon benutzt oder ist unvollständig. Abonnieren Sie den Newsletter einfach noch einmal. Wenn Sie ihn schon bekommen, steht das in der E-Mail.',
  endTitle: 'Newsletter abbestellen',
  endLead: 'Geben Sie die Adresse an, die keinen Newsletter mehr bekommen soll.',
  endText: 'Noch ein Klick, dann bekommen Sie keinen Newsletter mehr.',
  end: 'Newsletter abbestellen',
  endedTitle: 'Newsletter abbestellt',
  endedText: 'An diese Adresse schicken wir keinen Newsletter mehr.',
  again: 'Wieder abonnieren',
  toHome: 'Zur Startseite',
  accountLead: ({ email }: { readonly email: string }) => `Ihre E-Mail-Adresse: ${email}.`,
  status_undefined: 'Sie haben den Newsletter nicht abonniert.',
  status_notSet:
    'Sie haben den Newsletter abonniert, aber noch nicht bestätigt. Öffnen Sie den Link in der E-Mail oder lassen Sie sich eine neue schicken.',
  status_optIn: 'Sie bekommen den Newsletter.',
  status_optOut: 'Sie haben den Newsletter abbestellt.',
  mailAgain: 'E-Mail noch einmal schicken',
  mailed: ({ email }: { readonly email: string }) =>
    `Wir haben eine E-Mail an ${email} geschickt. Öffnen Sie den Link darin.`,

  optInSubject: 'Möchten Sie den Newsletter bekommen?',
  optInText: ({ shop }: OfShop) =>
    `Jemand hat mit dieser Adresse den Newsletter von ${shop} abonniert: neue Stoffe, Reststücke, Schnittmuster, etwa einmal im Monat. Waren Sie das? Dann bestätigen Sie es bitte.`,
  optInButton: 'Newsletter bestätigen',
  optInNote:
    'Der Link gilt sieben Tage. Waren Sie es nicht, brauchen Sie nichts zu tun. Sie bekommen dann keine weitere E-Mail.',
  againSubject: 'Sie bekommen den Newsletter schon',
  againText: ({ shop }: OfShop) =>
    `Jemand hat mit dieser Adresse den Newsletter von ${shop} abonniert. Sie bekommen ihn schon und brauchen nichts zu tun.`,
  welcomeSubject: 'Willkommen beim Newsletter',
  welcomeText: ({ shop }: OfShop) =>
    `Ihre Adresse ist bestätigt. Ab jetzt bekommen Sie den Newsletter von ${shop}: neue Stoffe, Reststücke, Schnittmuster, etwa einmal im Monat.`,
  subscriberNote: 'Abbestellen können Sie ihn jederzeit über den Link oben.',
  endedSubject: 'Sie haben den Newsletter abbestellt',
  endedMailText: ({ shop }: OfShop) =>
    `Wir schicken an diese Adresse keinen Newsletter von ${shop} mehr. Wollten Sie das nicht, abonnieren Sie ihn einfach wieder.`,
  endedButton: 'Wieder abonnieren',
}
