type Limited = { readonly most: number; readonly picked: number }

/** Ticking several articles of a list, for what one does with several. */
export const picks = {
  title: 'Artikel auswählen',
  open: 'Auswählen',
  lead: 'Haken Sie an, was Sie vergleichen, planen, sich merken oder als Muster in der Hand haben möchten.',
  picked: 'Ausgewählt:',
  commands: 'Mit den ausgewählten Artikeln',
  compare: 'Vergleichen',
  project: 'In ein Projekt',
  wishlist: 'Auf die Merkliste',
  samples: 'Muster bestellen',
  back: 'Zurück zur Liste',
  kept: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 Artikel ist gemerkt.' : `${count} Artikel sind gemerkt.`,
  none: 'Haken Sie mindestens einen Artikel an.',
  two: 'Zum Vergleichen gehören mindestens zwei Artikel. Haken Sie noch einen an.',
  tooManyCompared: ({ most, picked }: Limited) =>
    `Verglichen werden höchstens ${most} Artikel, angehakt sind ${picked}. Nehmen Sie Haken heraus.`,
  tooMany: ({ most }: { readonly most: number }) =>
    `Auf einmal gehen höchstens ${most} Artikel. Unten stehen die ersten davon.`,
  onlyCloth: ({ names }: { readonly names: string }) =>
    `Muster schneiden wir nur von Meterware, von der noch etwas da ist. Ohne Haken stehen unten: ${names}.`,
  tooManySamples: ({ most, collected }: { readonly most: number; readonly collected: number }) =>
    collected === 0
      ? `Auf einen Musterzettel passen ${most} Stoffe. Nehmen Sie Haken heraus.`
      : `Auf einen Musterzettel passen ${most} Stoffe, ${collected} stehen schon darauf. Nehmen Sie Haken heraus.`,
}
