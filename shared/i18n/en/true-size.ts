import type { SameMessages } from '../translate.ts'
import type { trueSize as de } from '../de/true-size.ts'

/** Drawings in true size. */
export const trueSize = {
  title: 'True size',
  lead: 'Calibrated once with a bank card, your screen shows the drawings one to one: hold your webbing against the buckle.',
  link: 'In true size',
  calibrate: 'Calibrate the screen',
  how: 'Hold a bank card, a driving licence or a loyalty card upright against the drawing and move the slider until both are of the same length.',
  card: 'Outline of a card of 85.6 × 54 mm',
  cardLength: 'Length of the card in pixels',
  smaller: 'Smaller card',
  larger: 'Larger card',
  apply: 'Apply',
  kept: 'This browser remembers the setting.',
  notKept: 'The setting stands in the address: keep the page as a bookmark.',
  ruler: 'A ruler of 10 cm to check it',
  plates: 'One to one',
  platesNote:
    'The parts with dimensions are to scale, sections beside them are drawn larger. On paper the size is right if your printer fits nothing (“100 %”).',
  none: 'Nothing lies on the table yet. Name article numbers, or follow the button “In true size” of an article.',
  noPlate: ({ name }) => `There is no drawing of “${name}” in true size.`,
  badCard: ({ least, most }) => `The card can be between ${least} and ${most} pixels long.`,
  laid: 'Weaves on top of each other',
  laidText: ({ above, below }) => `${above} lies on ${below}, both enlarged alike.`,
  laidDrawing: ({ above, below }) => `Two weaves enlarged alike: ${above} on ${below}`,
  cover: 'How much the upper one covers',
  swap: 'Swap',
  oneWeave: 'Name a second woven fabric to lay both weaves on top of each other.',
  articles: 'Article numbers',
  articlesHint: ({ most }) =>
    `Up to ${most}, with commas or spaces between them. Of two woven fabrics the second lies on the first.`,
  show: 'Show',
} satisfies SameMessages<typeof de>
