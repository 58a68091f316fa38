import type { picks as de } from '../de/picks.ts'
import type { SameMessages } from '../translate.ts'

export const picks: SameMessages<typeof de> = {
  title: 'Select articles',
  open: 'Select',
  lead: 'Tick what you want to compare, plan with, remember or hold in your hand as a sample.',
  picked: 'Selected:',
  commands: 'With the selected articles',
  compare: 'Compare',
  project: 'Add to a project',
  wishlist: 'Add to wishlist',
  samples: 'Order samples',
  back: 'Back to the list',
  kept: ({ count }) =>
    count === 1 ? '1 article is on your wishlist.' : `${count} articles are on your wishlist.`,
  none: 'Tick at least one article.',
  two: 'A comparison takes at least two articles. Tick one more.',
  tooManyCompared: ({ most, picked }) =>
    `At most ${most} articles are compared, and you ticked ${picked}. Take some ticks out.`,
  tooMany: ({ most }) => `At most ${most} articles at a time. The first of them are below.`,
  onlyCloth: ({ names }) =>
    `We cut samples only of goods by the metre of which some is left. Without a tick below: ${names}.`,
  tooManySamples: ({ most, collected }) =>
    collected === 0
      ? `A list of samples holds ${most} fabrics. Take some ticks out.`
      : `A list of samples holds ${most} fabrics, and yours has ${collected} already. Take some ticks out.`,
}
