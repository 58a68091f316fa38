type TrayPrice = {
  readonly count: number
  readonly free: number
  /** The price of each further sample, and of all; null while all are free. */
  readonly each: string
  readonly sum: string | null
}

/** The sample order form and the texts of its orders. */
export const samples = {
  title: 'Stoffmuster bestellen',
  lead: ({ free, price }: { readonly free: number; readonly price: string }) =>
    `Anfassen, gegen das Licht halten, knittern: Von jeder Meterware schneiden wir ein Muster, etwa 5 × 8 cm. Kostenlose Muster: ${free}, jedes weitere kostet ${price}. Die Muster kommen als Brief, ohne Versandkosten.`,
  order: 'Muster bestellen',
  footer: 'Stoffmuster',
  orderFree: 'Muster kostenlos bestellen',
  number: ({ index }: { readonly index: number }) => `Artikelnummer, Muster ${index}`,
  color: 'Farbe',
  comment: 'Bemerkung',
  numberHint: 'Sie steht auf der Seite des Stoffs unter dem Namen.',
  colorHint: 'Nur, wenn Sie eine andere Farbe möchten.',
  further: 'Mit Artikelnummer hinzufügen',
  furtherNote: ({ free, price }: { readonly free: number; readonly price: string }) =>
    `Kostenlose Muster: ${free}. Jedes weitere kostet ${price}.`,
  add: '+ Muster',
  addNamed: ({ name }: { readonly name: string }) => `${name}: + Muster`,
  added: ({ name }: { readonly name: string }) => `Muster hinzugefügt: ${name}.`,
  removed: 'Entfernt.',
  noLonger: ({ number }: { readonly number: string }) => `${number} gibt es nicht mehr`,
  tray: 'Ihre Muster',
  trayPrice: ({ count, free, each, sum }: TrayPrice) =>
    sum === null
      ? `${count} von ${free} kostenlosen, jedes weitere ${each}`
      : `${count} Muster für ${sum}: ${free} kostenlos, jedes weitere ${each}`,
  none: 'Noch keines ausgewählt. Auf jeder Stoffseite und jeder Stoffkarte gibt es „+ Muster“.',
  clear: 'Alle Muster entfernen',
  full: ({ most }: { readonly most: number }) =>
    `Sie können höchstens ${most} Muster auswählen. Bestellen Sie diese zuerst.`,
  whereTo: 'An welche Adresse?',
  changeAddress: 'Adressen ändern',
  noAddress: 'In Ihrem Konto ist noch keine Lieferadresse gespeichert.',
  rejected: 'Mindestens ein Muster lässt sich so nicht bestellen. Der Grund steht an der Zeile.',
  missing: 'Bitte geben Sie mindestens eine Artikelnummer ein.',
  error_unknown: 'Diese Artikelnummer gibt es nicht.',
  error_notByTheMetre: 'Muster schneiden wir nur von Meterware.',
  error_gone: 'Dieser Stoff ist nicht mehr lieferbar.',
  error_tooLong: ({ limit }: { readonly limit: number }) =>
    `Bitte geben Sie höchstens ${limit} Zeichen ein.`,
  tooMany:
    'An diese Adresse oder von diesem Anschluss wurden zuletzt viele Muster bestellt. Bitte schreiben Sie uns, wenn Sie mehr brauchen.',
  notThere: 'In dieses Land liefern wir nicht.',
  charged:
    'Für weitere Muster berechnen wir einen Preis. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  changed: 'Der Preis hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  nowOther: 'Sie haben sich inzwischen an- oder abgemeldet. Bitte prüfen Sie die Lieferadresse.',
  free: 'kostenlos',
  shipping: 'Versand als Brief',
  total: 'Gesamtpreis inkl. MwSt.',
  totalNet: 'Gesamtpreis',
  prepayment: 'Sie zahlen per Vorkasse. Nach der Bestellung können Sie anders bezahlen.',
  termsBefore: 'Es gelten unsere ',
  termsBetween: ' und die ',
  termsAfter: '.',
  realSize: 'So groß ist ein Muster',
  realSizeNote: 'Mit Zickzackkante, damit nichts ausfranst. Nummer, Name und Kennwerte liegen bei.',
  line: ({ name }: { readonly name: string }) => `Muster: ${name}`,
  size: 'etwa 5 × 8 cm',
  colorWish: ({ color }: { readonly color: string }) => `Farbwunsch: ${color}`,
  remark: ({ comment }: { readonly comment: string }) => `Bemerkung: ${comment}`,
  letter: 'Brief',
}
