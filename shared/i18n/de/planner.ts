type Sized = { readonly name: string; readonly sizes: string }
type Counted = { readonly count: number }

/** Projects: what makers plan with. */
export const planner = {
  title: 'Projekte',
  lead: 'Listen mit allem, was Sie für ein Stück brauchen: mit Mengen, Notizen, Gewicht und dem Preis von heute.',
  none: 'Sie haben noch kein Projekt. Legen Sie eines an oder fügen Sie auf einer Artikelseite den ersten Artikel hinzu.',
  newTitle: 'Neues Projekt',
  create: 'Projekt anlegen',
  created: 'Das Projekt ist angelegt. Nur Sie können es sehen.',
  name: 'Name',
  description: 'Beschreibung',
  nameMissing: 'Bitte geben Sie dem Projekt einen Namen.',
  nameTooLong: ({ limit }: { readonly limit: number }) =>
    `Der Name darf höchstens ${limit} Zeichen haben.`,
  descriptionMissing: 'Bitte beschreiben Sie das Projekt mit ein paar Worten.',
  descriptionTooLong: ({ limit }: { readonly limit: number }) =>
    `Die Beschreibung darf höchstens ${limit} Zeichen haben.`,
  articles: ({ count }: Counted) =>
    count === 0 ? 'Noch keine Artikel' : count === 1 ? '1 Artikel' : `${count} Artikel`,
  changedAt: ({ date }: { readonly date: string }) => `Geändert am ${date}`,
  changed: 'Geändert',
  positions: 'Positionen',
  weight: 'Gewicht',
  area: 'Stofffläche',
  price: 'Preis',
  seenBy: 'Sichtbar für',
  seenByOwner: 'nur für Sie',
  seenByAll: 'alle mit dem Link',
  grams: ({ grams }: { readonly grams: string }) => `${grams} g`,
  squareMetres: ({ area }: { readonly area: string }) => `${area} m²`,

  list: 'Stückliste',
  position: 'Pos.',
  article: 'Artikel und Notiz',
  quantity: 'Menge',
  quantityOf: ({ name }: { readonly name: string }) => `Menge: ${name}`,
  unitPrice: 'Einzelpreis',
  sum: 'Summe',
  share: ({ percent }: { readonly percent: string }) => `${percent} der Kosten`,
  order: 'Ordnen',
  note: 'Notiz',
  noteOf: ({ name }: { readonly name: string }) => `Notiz zu ${name}`,
  group: 'Gruppe',
  groupOf: ({ name }: { readonly name: string }) => `Gruppe von ${name}`,
  number: ({ number }: { readonly number: string }) => `Art.-Nr. ${number}`,
  up: ({ name }: { readonly name: string }) => `${name} nach oben`,
  down: ({ name }: { readonly name: string }) => `${name} nach unten`,
  remove: ({ name }: { readonly name: string }) => `${name} entfernen`,
  unit_m: 'm',
  unit_piece: 'St',
  unit_set: 'Set',
  gone: 'Dieser Artikel ist nicht mehr im Sortiment.',
  goneName: 'Artikel, den es nicht mehr gibt',
  soldOut: 'Zurzeit nicht lieferbar, in der Summe nicht enthalten.',
  onlyLeft: ({ quantity }: { readonly quantity: string }) =>
    `Davon können wir ${quantity} liefern; die Summe rechnet damit.`,
  otherShades: 'Lieferbar in:',
  otherArticles: 'Ähnlich und lieferbar:',
  named: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `${name}, ${number}`,
  swapTo: ({ shade }: { readonly shade: string }) => `gegen ${shade} tauschen`,
  swapAll: 'Farbe aller Artikel tauschen',
  swapAllLabel: 'Alles in',
  swapAllHint: 'Artikel, die es in dieser Farbe nicht zu kaufen gibt, bleiben, wie sie sind.',
  swapDo: 'Tauschen',
  swapped: ({ count }: Counted) =>
    count === 0
      ? 'Kein Artikel ist in dieser Farbe zu haben.'
      : count === 1
        ? '1 Artikel ist getauscht.'
        : `${count} Artikel sind getauscht.`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  removed: 'Der Artikel ist entfernt.',
  toCart: 'In den Warenkorb',
  inCart: 'Was lieferbar ist, liegt jetzt im Warenkorb.',
  nothingToBuy: 'Im Projekt ist kein gültiger Artikel, der zu haben ist.',
  print: 'Diese Seite druckt sich als Materialliste auf A4.',
  empty: 'Noch keine Artikel. Auf jeder Artikelseite steht „Zum Projekt“.',
  withoutPrice: 'Artikel, die zurzeit nicht zu haben sind, fehlen in der Summe.',
  discount: 'Aktion',

  settings: 'Name, Beschreibung und Sichtbarkeit',
  isPublic: 'Jeder mit dem Link darf das Projekt ansehen',
  showsDescription: 'Dabei auch die Beschreibung zeigen',
  publicNeedsAccount:
    'Ein Projekt ohne Konto sehen nur Sie in diesem Browser. Mit einem Konto können Sie es teilen; es kommt beim Anmelden mit.',
  toLogin: 'Anmelden und mitnehmen',
  shareTitle: 'Teilen',
  shareHint: 'Wer den Link öffnet, sieht die Liste, aber nicht, von wem sie ist.',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  link: 'Link zum Projekt',
  delete: 'Projekt löschen',
  deleteConfirm: 'Ja, das Projekt mit allen Notizen löschen',
  deleteUnconfirmed: 'Bitte bestätigen Sie zuerst, dass das Projekt gelöscht werden soll.',
  deleted: ({ name }: { readonly name: string }) => `„${name}“ ist gelöscht.`,
  take: 'In eigenes Projekt übernehmen',

  fitTitle: 'Das passt noch nicht zusammen:',
  sliderMissing: ({ name, sizes }: Sized) =>
    `${name}: Meterware hat keinen Schieber. Es fehlt einer der Größe ${sizes}.`,
  sliderOtherSize: ({ name, sizes }: Sized) =>
    `${name}: Die Schieber der Liste haben eine andere Größe. Passend ist ${sizes}.`,
  sliderOtherKind: ({ name }: Sized) =>
    `${name}: Die Schieber der Liste sind für eine andere Art von Reißverschluss.`,
  webbingMissing: ({ name, sizes }: Sized) =>
    `${name}: Dafür fehlt Gurtband von ${sizes} mm Breite.`,
  webbingOtherWidth: ({ name, sizes }: Sized) =>
    `${name}: Kein Band der Liste ist ${sizes} mm breit.`,
  needleUnfit: ({ name, sizes }: Sized) =>
    `${name}: Keine Nadel der Liste passt. Empfohlen ist Stärke ${sizes}.`,
  threadUnfit: ({ name, sizes }: Sized) =>
    `${name}: Kein Garn der Liste passt zu den Nadeln für diesen Stoff (Stärke ${sizes}).`,

  addTitle: 'Zum Projekt hinzufügen',
  addWhich: 'Welches Projekt?',
  addNew: 'Neues Projekt',
  addTo: 'Hinzufügen',
  addButton: 'Zum Projekt',
  added: ({ count }: Counted) =>
    count === 1 ? '1 Artikel ist hinzugefügt.' : `${count} Artikel sind hinzugefügt.`,
  fromCart: 'Warenkorb als Projekt sichern',
  fromWishlist: 'Zum Projekt',
  fromGallery: 'Material im Planer öffnen',

  notFound: 'Dieses Projekt gibt es nicht.',
  notPublicTitle: 'Dieses Projekt ist nicht öffentlich',
  notPublic:
    'Wer es angelegt hat, hat es nicht freigegeben. Ist es Ihres, melden Sie sich bitte an.',
  notOwned: 'Dieses Projekt gehört Ihnen nicht. Ändern kann es nur, wer es angelegt hat.',
  loginRequired: 'Dafür müssen Sie angemeldet sein. Ohne Konto behalten wir ein Projekt für Sie.',
  cartEmpty: 'Ihr Warenkorb ist leer.',
  noValidProducts: 'Darunter ist kein gültiger Artikel.',
  invalidValue: 'Mindestens ein Wert ist ungültig. Bitte prüfen Sie die markierten Felder.',
  quantityInvalid: 'Bitte geben Sie eine Menge größer als null an.',
  tooMany: ({ max }: { readonly max: number }) => `Ein Projekt fasst höchstens ${max} Artikel.`,
  tooManyProjects: 'Sie haben schon 100 Projekte. Löschen Sie eines, um ein neues anzulegen.',
  textTooLong: 'Dieser Text ist zu lang.',
  changedMeanwhile:
    'Das Projekt wurde inzwischen in einem anderen Fenster geändert. Unten steht der neue Stand mit dem, was Sie hier eingegeben haben. Prüfen Sie ihn und speichern Sie noch einmal.',
}
