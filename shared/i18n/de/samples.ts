/** Samples of cloth: asking for them, and what an order of them says. */
export const samples = {
  title: 'Stoffmuster bestellen',
  lead: 'Anfassen, gegen das Licht halten, knittern: Von jeder Meterware schneiden wir ein Muster, etwa 5 × 8 cm. Fünf sind frei, jedes weitere kostet 1,00 €. Es kommt als Brief, ohne Versandkosten.',
  order: 'Muster bestellen',
  footer: 'Stoffmuster',
  orderFree: 'Muster kostenlos bestellen',
  which: 'Welche Stoffe?',
  number: ({ index }: { readonly index: number }) => `Artikelnummer, Muster ${index}`,
  color: 'Farbe',
  comment: 'Bemerkung',
  numberHint: 'Fünf Ziffern, sie steht auf der Seite des Stoffs.',
  colorHint: 'Wenn Sie eine andere wünschen als die der Nummer.',
  further: 'Weitere Muster',
  furtherNote: 'Ab dem sechsten kostet jedes 1,00 €.',
  collected: ({ count }: { readonly count: number }) =>
    count === 1
      ? 'Ein Stoff steht auf Ihrem Musterzettel.'
      : `${count} Stoffe stehen auf Ihrem Musterzettel.`,
  clear: 'Musterzettel leeren',
  full: 'Auf einen Musterzettel passen zehn Stoffe. Bestellen Sie diese zuerst.',
  whereTo: 'Wohin?',
  changeAddress: 'Adressen ändern',
  noAddress: 'In Ihrem Konto steht noch keine Lieferadresse.',
  faults: 'Mit mindestens einem Muster stimmt etwas nicht. Es steht an der Zeile.',
  missing: 'Bitte nennen Sie mindestens eine Artikelnummer.',
  fault_unknown: 'Diese Artikelnummer gibt es nicht.',
  fault_notByTheMetre: 'Muster schneiden wir nur von Meterware.',
  fault_gone: 'Davon ist nichts mehr da.',
  fault_tooLong: ({ limit }: { readonly limit: number }) => `Höchstens ${limit} Zeichen.`,
  tooMany:
    'Für diese Adresse oder von diesem Anschluss sind in letzter Zeit genug Muster bestellt worden. Schreiben Sie uns, wenn Sie mehr brauchen.',
  notThere: 'In dieses Land verschicken wir nicht.',
  charged:
    'Mehr als fünf Muster kosten etwas. Bitte sehen Sie sich den Preis an und bestellen Sie noch einmal.',
  changed:
    'Der Preis hat sich geändert. Bitte sehen Sie ihn sich an und bestellen Sie noch einmal.',
  nowOther:
    'Sie haben sich inzwischen an- oder abgemeldet. Bitte prüfen Sie, wohin die Muster gehen.',
  free: 'frei',
  shipping: 'Versand als Brief',
  total: 'Gesamtpreis inkl. MwSt.',
  totalNet: 'Gesamtpreis',
  prepayment: 'Sie zahlen per Vorkasse; nach der Bestellung können Sie anders bezahlen.',
  termsBefore: 'Es gelten unsere ',
  termsBetween: ' und die ',
  termsAfter: '.',
  realSize: 'So groß ist ein Muster',
  realSizeNote:
    'Mit Zickzackkante, damit nichts ausfranst. Nummer, Name und Kennwerte stehen dabei.',
  line: ({ name }: { readonly name: string }) => `Muster: ${name}`,
  size: 'etwa 5 × 8 cm',
  colorWish: ({ color }: { readonly color: string }) => `Farbwunsch: ${color}`,
  remark: ({ comment }: { readonly comment: string }) => `Bemerkung: ${comment}`,
  letter: 'Brief',
}
