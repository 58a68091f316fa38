import type { home as de } from '../de/home.ts'
import type { SameMessages } from '../translate.ts'

export const home: SameMessages<typeof de> = {
  patterns: 'See sewing patterns',
  chart: 'Which fabric for which project',
  howToRead: 'How to read the figures',
  diagram: 'Chart: fabrics by weight and hydrostatic head',
  weightAxis: 'Weight in g/m²',
  headAxis: 'Hydrostatic head in mm',
  open: 'not waterproof',
  rangeSaid: ({ min, max }) => `${min} to ${max}`,
  tightKind: ({ name, weight, head }) => `${name}: ${weight} g/m², hydrostatic head ${head} mm`,
  openKind: ({ name, weight }) => `${name}: ${weight} g/m², not waterproof`,
  chartNote: 'Each area shows the range of figures of a group. Select an area to see its fabrics.',
  combinations: 'Proven combinations',
  purpose: 'Project',
  weightUnit: 'g/m²',
  head: 'Hydrostatic head',
  headFrom: ({ head }) => `from ${head} mm`,
  samplesNote: ({ free }) =>
    `We send up to ${free} fabric samples free of charge. Feel them, hold them to the light, crumple them.`,
  sampleWidth: '5 cm',
  sampleHeight: '8 cm',
  chooseSamples: 'Choose samples',
  notes: 'From the blog',
  allNotes: 'All posts',
}
