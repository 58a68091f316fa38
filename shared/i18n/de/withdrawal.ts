export const withdrawal = {
  title: 'Vertrag widerrufen',
  lead: 'Hier widerrufen Sie eine Bestellung oder einzelne Artikel daraus. Sie brauchen kein Konto und keinen Grund. Den Eingang bestätigen wir sofort per E-Mail.',
  rules: 'Frist, Folgen und Ausnahmen',
  metreGoods:
    'Ware, die wir nach Ihren Maßen zugeschnitten haben, ist vom Widerruf ausgeschlossen. Wenn Sie unsicher sind, senden Sie das Formular trotzdem ab. Wir prüfen es und antworten Ihnen.',
  name: 'Name',
  orderNumber: 'Bestellnummer',
  orderNumberHint: 'Sie steht in der Bestellbestätigung.',
  email: 'E-Mail-Adresse',
  emailHint: 'An diese Adresse schicken wir die Empfangsbestätigung.',
  lines: 'Welche Artikel?',
  linesHint: 'Leer lassen, um die ganze Bestellung zu widerrufen.',
  trap: 'Bitte leer lassen',
  trapFilled:
    'Dieses Feld muss leer bleiben. Bitte löschen Sie den Inhalt und senden Sie noch einmal.',
  next: 'Weiter zur Bestätigung',
  reviewTitle: 'Angaben prüfen und Widerruf bestätigen',
  reviewLead: 'Der Widerruf gilt erst, wenn Sie ihn hier bestätigen.',
  declaration: ({ order }: { readonly order: string }) =>
    `Hiermit widerrufe ich den Vertrag zur Bestellung ${order}.`,
  wholeOrder: 'die ganze Bestellung',
  confirm: 'Widerruf bestätigen',
  change: 'Angaben ändern',
  receivedTitle: 'Ihr Widerruf ist eingegangen',
  receivedWithoutMail: ({ order, moment }: { readonly order: string; readonly moment: string }) =>
    `Ihr Widerruf zur Bestellung ${order} ist eingegangen: ${moment}. Bitte drucken oder speichern Sie diese Seite als Nachweis.`,
  received: ({
    order,
    moment,
    email,
  }: {
    readonly order: string
    readonly moment: string
    readonly email: string
  }) =>
    `Widerruf zur Bestellung ${order}, eingegangen am ${moment} Uhr. Wir schicken die Empfangsbestätigung an ${email}.`,
  receivedText:
    'Bitte bewahren Sie die E-Mail mit der Empfangsbestätigung auf. Wir prüfen den Widerruf und schreiben Ihnen, wie Sie die Ware zurücksenden und wann Sie Ihr Geld bekommen.',
  receivedMissing:
    'Ist die E-Mail nach einer Stunde nicht angekommen, melden Sie sich bitte bei uns:',
  tooMany:
    'Von dieser Adresse kamen gerade mehrere Widerrufe. Bitte warten Sie kurz und bestätigen Sie dann noch einmal. Ihre Angaben bleiben erhalten.',
  failed: ({ email }: { readonly email: string }) =>
    `Der Widerruf konnte gerade nicht gespeichert werden. Bitte bestätigen Sie noch einmal. Gelingt es nicht, genügt eine E-Mail mit diesen Angaben an ${email}.`,

  mailSubject: ({ order }: { readonly order: string }) => `Ihr Widerruf zur Bestellung ${order}`,
  mailSubjectPlain: 'Ihr Widerruf',
  declarationPlain: 'Hiermit widerrufe ich den Vertrag, den ich im Formular angegeben habe.',
  mailSome: 'Umfang: einzelne Artikel, die Sie im Formular angegeben haben',
  mailKept:
    'Ihre weiteren Angaben haben wir Wort für Wort gespeichert. Diese E-Mail wiederholt sie nicht, weil wir unter dieser Adresse keine Bestellung mit dieser Nummer finden. Möchten Sie eine Abschrift, antworten Sie bitte auf diese E-Mail.',
  mailReceived: ({ moment }: { readonly moment: string }) =>
    `Ihre Widerrufserklärung ist am ${moment} Uhr (Ortszeit Berlin) bei uns eingegangen. Sie lautet:`,
  mailName: ({ name }: { readonly name: string }) => `Name: ${name}`,
  mailOrder: ({ order }: { readonly order: string }) => `Bestellnummer: ${order}`,
  mailEmail: ({ email }: { readonly email: string }) => `E-Mail-Adresse: ${email}`,
  mailWhole: 'Umfang: die ganze Bestellung',
  mailLines: 'Umfang: nur diese Artikel',
  mailNext:
    'Wir prüfen den Widerruf und schreiben Ihnen, wie Sie die Ware zurücksenden und wann Sie Ihr Geld bekommen. Bitte bewahren Sie diese E-Mail auf.',
  mailNotMine:
    'Sie haben nichts widerrufen? Dann hat jemand Ihre Adresse angegeben. Bitte antworten Sie kurz auf diese E-Mail.',
  opsReceived: ({ moment }: { readonly moment: string }) =>
    `Am ${moment} Uhr (Ortszeit Berlin) ist ein Widerruf eingegangen. Er lautet:`,
  opsSubjectPlain: 'Widerruf ohne Bestellnummer',
  opsSubject: ({ order }: { readonly order: string }) => `Widerruf zur Bestellung ${order}`,
}
