type Limited = { readonly most: number; readonly picked: number }

/** Selecting several products of a list, and the bulk actions. */
export const selection = {
  title: 'Artikel auswählen',
  open: 'Mehrere auswählen',
  lead: 'Wählen Sie Artikel aus, dann eine Aktion für alle zusammen.',
  picked: 'Ausgewählt:',
  commands: 'Mit den ausgewählten Artikeln',
  compare: 'Vergleichen',
  project: 'Zum Projekt',
  wishlist: 'Auf die Merkliste',
  samples: 'Muster bestellen',
  back: 'Zurück zur Liste',
  saved: ({ count }: { readonly count: number }) =>
    count === 1
      ? '1 Artikel ist auf Ihrer Merkliste.'
      : `${count} Artikel sind auf Ihrer Merkliste.`,
  none: 'Bitte wählen Sie mindestens einen Artikel aus.',
  two: 'Für einen Vergleich brauchen Sie mindestens zwei Artikel. Bitte wählen Sie noch einen aus.',
  tooManyCompared: ({ most, picked }: Limited) =>
    `Sie können höchstens ${most} Artikel vergleichen. Ausgewählt sind ${picked}. Bitte wählen Sie einige ab.`,
  tooMany: ({ most }: { readonly most: number }) =>
    `Sie können höchstens ${most} Artikel auf einmal auswählen. Unten sehen Sie die ersten.`,
  onlyCloth: ({ names }: { readonly names: string }) =>
    `Muster gibt es nur von lieferbarer Meterware. Diese Artikel sind deshalb nicht ausgewählt: ${names}.`,
  tooManySamples: ({ most, collected }: { readonly most: number; readonly collected: number }) =>
    collected === 0
      ? `Sie können höchstens ${most} Muster bestellen. Bitte wählen Sie einige ab.`
      : `Sie können höchstens ${most} Muster bestellen, ${collected} haben Sie schon ausgewählt. Bitte wählen Sie einige ab.`,
}
