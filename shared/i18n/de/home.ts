/** The home page below the drawing: fabric chart, samples, blog posts. */
export const home = {
  patterns: 'Schnittmuster ansehen',
  chart: 'Welcher Stoff für welches Projekt',
  howToRead: 'So lesen Sie Kennwerte',
  diagram: 'Diagramm: Stoffe nach Flächengewicht und Wassersäule',
  weightAxis: 'Flächengewicht in g/m²',
  headAxis: 'Wassersäule in mm',
  open: 'nicht dicht',
  rangeSaid: ({ min, max }: { readonly min: string; readonly max: string }) => `${min} bis ${max}`,
  tightKind: ({ name, weight, head }: Record<'name' | 'weight' | 'head', string>) =>
    `${name}: ${weight} g/m², Wassersäule ${head} mm`,
  openKind: ({ name, weight }: Record<'name' | 'weight', string>) =>
    `${name}: ${weight} g/m², nicht wasserdicht`,
  chartNote:
    'Jede Fläche zeigt, von wo bis wo die Kennwerte einer Gruppe reichen. Wählen Sie eine Fläche, um ihre Stoffe zu sehen.',
  combinations: 'Bewährte Kombinationen',
  purpose: 'Projekt',
  weightUnit: 'g/m²',
  head: 'Wassersäule',
  headFrom: ({ head }: { readonly head: string }) => `ab ${head} mm`,
  samplesNote: ({ free }: { readonly free: number }) =>
    `Bis zu ${free} Stoffmuster schicken wir kostenlos. Anfassen, gegen das Licht halten, knittern.`,
  sampleWidth: '5 cm',
  sampleHeight: '8 cm',
  chooseSamples: 'Muster aussuchen',
  notes: 'Aus dem Blog',
  allNotes: 'Alle Beiträge',
}
