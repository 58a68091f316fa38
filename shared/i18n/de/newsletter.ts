type OfShop = { readonly shop: string }

/** The newsletter: asking for it, confirming it, ending it. */
export const newsletter = {
  title: 'Werkstattbrief',
  teaser: 'Neue Stoffe, Reststücke, Schnittmuster. Etwa einmal im Monat.',
  lead: 'Unser Newsletter: neue Stoffe, Reststücke, Schnittmuster, etwa einmal im Monat. Wir schicken Ihnen zuerst eine E-Mail mit einem Link; erst wenn Sie ihm folgen, bekommen Sie den Werkstattbrief. Abbestellen können Sie ihn jederzeit mit einem Klick.',
  subscribe: 'Werkstattbrief bestellen',
  address: 'E-Mail für den Brief',
  next: 'Weiter',
  leaveQuestion: 'Sie möchten ihn nicht mehr bekommen?',
  leaveLink: 'Werkstattbrief abbestellen',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sentText:
    'Wir haben Ihnen eine E-Mail geschickt. Darin steht, was noch zu tun ist; der Link darin gilt sieben Tage.',
  confirmTitle: 'Werkstattbrief bestätigen',
  confirmText: 'Ein Klick noch, dann bekommen Sie den Werkstattbrief.',
  confirm: 'Ja, ich möchte ihn bekommen',
  confirmedTitle: 'Sie bekommen den Werkstattbrief',
  confirmedText: 'Danke. Jeder Brief enthält einen Link, mit dem Sie ihn wieder abbestellen.',
  invalidTitle: 'Dieser Link gilt nicht mehr',
  invalidText:
    'Er ist abgelaufen, schon benutzt worden oder unvollständig kopiert. Bestellen Sie den Werkstattbrief einfach noch einmal: Haben Sie ihn schon, sagt Ihnen das die Mail.',
  endTitle: 'Werkstattbrief abbestellen',
  endLead: 'Nennen Sie die Adresse, an die kein Brief mehr gehen soll.',
  endText: 'Ein Klick, und es kommt kein Brief mehr.',
  end: 'Werkstattbrief abbestellen',
  endedTitle: 'Abbestellt',
  endedText: 'An diese Adresse geht kein Werkstattbrief mehr.',
  again: 'Doch wieder bestellen',
  toHome: 'Zur Übersicht',
  accountLead: ({ email }: { readonly email: string }) => `Er geht an ${email}.`,
  status_undefined: 'Sie bekommen den Werkstattbrief nicht.',
  status_notSet:
    'Sie haben ihn bestellt, aber noch nicht bestätigt. Folgen Sie dem Link in der E-Mail, oder lassen Sie sich eine neue schicken.',
  status_optIn: 'Sie bekommen den Werkstattbrief.',
  status_optOut: 'Sie haben den Werkstattbrief abbestellt.',
  mailAgain: 'Mail noch einmal schicken',
  mailed: ({ email }: { readonly email: string }) =>
    `Wir haben eine E-Mail an ${email} geschickt. Folgen Sie dem Link darin.`,

  optInSubject: 'Möchten Sie den Werkstattbrief bekommen?',
  optInText: ({ shop }: OfShop) =>
    `Jemand hat mit dieser Adresse den Werkstattbrief von ${shop} bestellt: neue Stoffe, Reststücke, Schnittmuster, etwa einmal im Monat. Waren Sie das? Dann bestätigen Sie es bitte.`,
  optInButton: 'Werkstattbrief bestätigen',
  optInNote:
    'Der Link gilt sieben Tage. Waren Sie es nicht, tun Sie nichts: Dann bekommen Sie keine weitere Mail.',
  againSubject: 'Sie bekommen den Werkstattbrief schon',
  againText: ({ shop }: OfShop) =>
    `Jemand hat mit dieser Adresse den Werkstattbrief von ${shop} bestellt. Sie bekommen ihn schon; es ist nichts zu tun.`,
  welcomeSubject: 'Willkommen beim Werkstattbrief',
  welcomeText: ({ shop }: OfShop) =>
    `Ihre Adresse ist bestätigt. Ab jetzt bekommen Sie den Werkstattbrief von ${shop}: neue Stoffe, Reststücke, Schnittmuster, etwa einmal im Monat.`,
  subscriberNote: 'Abbestellen können Sie ihn jederzeit über den Link oben.',
  endedSubject: 'Der Werkstattbrief ist abbestellt',
  endedMailText: ({ shop }: OfShop) =>
    `An diese Adresse geht kein Werkstattbrief von ${shop} mehr. Wollten Sie das nicht, bestellen Sie ihn einfach wieder.`,
  endedButton: 'Wieder bestellen',
}
