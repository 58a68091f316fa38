type Sized = { readonly name: string; readonly sizes: string }
type Counted = { readonly count: number }

/** Projects: lists of items with quantities and notes. */
export const planner = {
  title: 'Projekte',
  lead: 'Listen mit allem, was Sie für ein Projekt brauchen: mit Mengen, Notizen, Gewicht und aktuellem Preis.',
  none: 'Sie haben noch kein Projekt. Legen Sie eines an oder fügen Sie auf einer Artikelseite den ersten Artikel hinzu.',
  newTitle: 'Neues Projekt',
  create: 'Projekt anlegen',
  created: 'Das Projekt ist angelegt. Nur Sie können es sehen.',
  name: 'Name',
  description: 'Beschreibung',
  nameMissing: 'Bitte geben Sie dem Projekt einen Namen.',
  nameTooLong: ({ limit }: { readonly limit: number }) =>
    `Der Name darf höchstens ${limit} Zeichen haben.`,
  descriptionMissing: 'Bitte beschreiben Sie das Projekt in ein paar Worten.',
  descriptionTooLong: ({ limit }: { readonly limit: number }) =>
    `Die Beschreibung darf höchstens ${limit} Zeichen haben.`,
  products: ({ count }: Counted) =>
    count === 0 ? 'Noch keine Artikel' : count === 1 ? '1 Artikel' : `${count} Artikel`,
  changedAt: ({ date }: { readonly date: string }) => `Geändert am ${date}`,
  changed: 'Geändert',
  positions: 'Positionen',
  weight: 'Gewicht',
  area: 'Stofffläche',
  price: 'Preis',
  visibility: 'Sichtbar für',
  visibleToOwner: 'nur für Sie',
  visibleToAll: 'alle mit dem Link',
  grams: ({ grams }: { readonly grams: string }) => `${grams} g`,
  squareMetres: ({ area }: { readonly area: string }) => `${area} m²`,

  list: 'Stückliste',
  position: 'Pos.',
  product: 'Artikel und Notiz',
  quantity: 'Menge',
  quantityOf: ({ name }: { readonly name: string }) => `Menge: ${name}`,
  unitPrice: 'Einzelpreis',
  sum: 'Summe',
  share: ({ percent }: { readonly percent: string }) => `${percent} der Kosten`,
  order: 'Reihenfolge',
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
  productRemoved: 'Dieser Artikel ist nicht mehr im Sortiment.',
  removedProductName: 'Nicht mehr erhältlicher Artikel',
  soldOut: 'Zurzeit nicht lieferbar, in der Summe nicht enthalten.',
  onlyLeft: ({ quantity }: { readonly quantity: string }) =>
    `Nur ${quantity} lieferbar. Die Summe gilt für diese Menge.`,
  otherShades: 'Lieferbar in:',
  otherProducts: 'Ähnlich und lieferbar:',
  named: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `${name}, ${number}`,
  swapTo: ({ shade }: { readonly shade: string }) => `gegen ${shade} tauschen`,
  swapAll: 'Farbe aller Artikel tauschen',
  swapAllLabel: 'Neue Farbe',
  swapAllHint: 'Artikel, die in dieser Farbe nicht lieferbar sind, bleiben unverändert.',
  swapDo: 'Tauschen',
  swapped: ({ count }: Counted) =>
    count === 0
      ? 'Kein Artikel ist in dieser Farbe lieferbar.'
      : count === 1
        ? '1 Artikel ist getauscht.'
        : `${count} Artikel sind getauscht.`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  removed: 'Der Artikel ist entfernt.',
  toCart: 'In den Warenkorb',
  inCart: 'Alle lieferbaren Artikel liegen jetzt im Warenkorb.',
  nothingToBuy: 'Kein Artikel dieses Projekts ist zurzeit lieferbar.',
  print: 'Diese Seite lässt sich als Materialliste auf A4 drucken.',
  empty: 'Noch keine Artikel. Wählen Sie auf einer Artikelseite „Zum Projekt“.',
  withoutPrice: 'Artikel, die zurzeit nicht lieferbar sind, fehlen in der Summe.',
  discount: 'Rabatt',

  settings: 'Name, Beschreibung und Sichtbarkeit',
  isPublic: 'Alle mit dem Link dürfen das Projekt ansehen',
  showsDescription: 'Auch die Beschreibung zeigen',
  publicNeedsAccount:
    'Ohne Konto sehen nur Sie das Projekt, und nur in diesem Browser. Mit einem Konto können Sie es teilen. Wenn Sie sich anmelden, übernehmen wir es in Ihr Konto.',
  toLogin: 'Anmelden und Projekt übernehmen',
  shareTitle: 'Teilen',
  shareHint: 'Der Link zeigt die Liste, aber nicht Ihren Namen.',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  link: 'Link zum Projekt',
  delete: 'Projekt löschen',
  deleteConfirm: 'Ja, das Projekt mit allen Notizen löschen',
  deleteUnconfirmed: 'Bitte bestätigen Sie zuerst, dass das Projekt gelöscht werden soll.',
  deleted: ({ name }: { readonly name: string }) => `„${name}“ ist gelöscht.`,
  take: 'In ein eigenes Projekt übernehmen',

  fitTitle: 'Diese Artikel passen noch nicht zusammen:',
  sliderMissing: ({ name, sizes }: Sized) =>
    `${name}: Meterware hat keinen Schieber. Ihnen fehlt ein Schieber der Größe ${sizes}.`,
  sliderOtherSize: ({ name, sizes }: Sized) =>
    `${name}: Die Schieber im Projekt haben eine andere Größe. Sie brauchen Größe ${sizes}.`,
  sliderOtherKind: ({ name }: Sized) =>
    `${name}: Die Schieber im Projekt gehören zu einer anderen Art von Reißverschluss.`,
  webbingMissing: ({ name, sizes }: Sized) =>
    `${name}: Ihnen fehlt Gurtband mit ${sizes} mm Breite.`,
  webbingOtherWidth: ({ name, sizes }: Sized) =>
    `${name}: Kein Gurtband im Projekt ist ${sizes} mm breit.`,
  needleUnfit: ({ name, sizes }: Sized) =>
    `${name}: Keine Nadel im Projekt passt. Empfohlen ist Stärke ${sizes}.`,
  threadUnfit: ({ name, sizes }: Sized) =>
    `${name}: Kein Garn im Projekt passt zu den Nadeln für diesen Stoff (Stärke ${sizes}).`,

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
  notPublic: 'Das Projekt wurde nicht freigegeben. Ist es Ihres, melden Sie sich bitte an.',
  notOwned:
    'Zugriff verweigert. Dieses Projekt gehört zu einem anderen Konto und lässt sich nur dort ändern.',
  loginRequired: 'Bitte melden Sie sich an. Ohne Konto speichern wir nur ein Projekt für Sie.',
  cartEmpty: 'Ihr Warenkorb ist leer.',
  noValidProducts: 'Keiner dieser Artikel ist gültig.',
  invalidValue: 'Mindestens ein Wert ist ungültig. Bitte prüfen Sie die markierten Felder.',
  quantityInvalid: 'Bitte geben Sie eine Menge größer als null an.',
  tooMany: ({ max }: { readonly max: number }) => `Ein Projekt fasst höchstens ${max} Artikel.`,
  tooManyProjects: 'Sie haben schon 100 Projekte. Bitte löschen Sie eines, um ein neues anzulegen.',
  textTooLong: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
  changedMeanwhile:
    'Das Projekt wurde inzwischen in einem anderen Fenster geändert. Unten sehen Sie den neuen Stand mit Ihren Eingaben. Bitte prüfen Sie ihn und speichern Sie noch einmal.',
}
