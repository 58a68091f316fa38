/** The home page below its sheet: which cloth for what, samples, notes. */
export const home = {
  patterns: 'Schnittmuster ansehen',
  chart: 'Welcher Stoff für welchen Zweck',
  howToRead: 'Wie man Kennwerte liest',
  diagram: 'Diagramm: Stoffe nach Flächengewicht und Wassersäule',
  weightAxis: 'Flächengewicht in g/m²',
  headAxis: 'Wassersäule in mm',
  open: 'nicht dicht',
  rangeSaid: ({ min, max }: { readonly min: string; readonly max: string }) => `${min} bis ${max}`,
  tightKind: ({ name, weight, head }: Record<'name' | 'weight' | 'head', string>) =>
    `${name}: ${weight} g/m², Wassersäule ${head} mm`,
  openKind: ({ name, weight }: Record<'name' | 'weight', string>) =>
    `${name}: ${weight} g/m², ohne Wassersäule`,
  chartNote:
    'Jede Fläche reicht vom kleinsten bis zum größten Kennwert der Gruppe und führt zu ihren Stoffen. Beide Achsen sind logarithmisch geteilt.',
  combinations: 'Bewährte Kombinationen',
  purpose: 'Vorhaben',
  weightUnit: 'g/m²',
  head: 'Wassersäule',
  headFrom: ({ head }: { readonly head: string }) => `ab ${head} mm`,
  samplesNote: ({ free }: { readonly free: number }) =>
    `Bis zu ${free} Muster von Meterware schicken wir kostenlos. Anfassen, gegen das Licht halten, knittern.`,
  sampleWidth: '5 cm',
  sampleHeight: '8 cm',
  chooseSamples: 'Muster aussuchen',
  notes: 'Werkstattnotizen',
  allNotes: 'Alle Notizen',
}
