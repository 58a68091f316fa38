import type { SameMessages } from '../translate.ts'
import type { trueSize as de } from '../de/true-size.ts'

/** Drawings at actual size. */
export const trueSize = {
  title: 'Actual size',
  lead: 'Set up your screen once with a bank card. It then shows the drawings at actual size, so that you can hold your webbing against the buckle, for example.',
  link: 'At actual size',
  calibrate: 'Set up your screen',
  how: 'Hold a bank card, a driving licence or a loyalty card upright against the drawing. Move the slider until both have the same length.',
  card: 'Outline of a card of 85.6 × 54 mm',
  cardLength: 'Length of the card in pixels',
  smaller: 'Smaller card',
  larger: 'Larger card',
  apply: 'Apply',
  stored: 'This browser stores the setting.',
  notStored: 'The link to this page contains the setting. Save it as a bookmark.',
  ruler: 'A 10 cm ruler as a check',
  drawings: 'Drawings at actual size',
  drawingsNote:
    'Parts with dimensions are drawn at actual size, sections beside them larger. Print with the setting “100 %” to get the right size.',
  none: 'No product selected yet. Enter item numbers or choose “At actual size” on a product page.',
  noPlate: ({ name }) => `There is no drawing of “${name}” at actual size.`,
  badCard: ({ least, most }) => `The card can be between ${least} and ${most} pixels long.`,
  laid: 'Weaves laid over each other',
  laidText: ({ above, below }) => `${above} lies on ${below}, both enlarged equally.`,
  laidDrawing: ({ above, below }) => `Two weaves enlarged equally: ${above} on ${below}`,
  cover: 'Opacity of the upper weave',
  swap: 'Swap',
  oneWeave: 'Enter a second woven fabric to see both weaves laid over each other.',
  products: 'Item numbers',
  productsHint: ({ most }) =>
    `Up to ${most} numbers, separated by commas or spaces. With two woven fabrics, the second lies on the first.`,
  show: 'Show',
} satisfies SameMessages<typeof de>
