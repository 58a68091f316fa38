/** A position of the backpack drawing on the home page: needed quantity and suitable products. */
export type PackPosition = {
  readonly position: number
  /** Wire units: tenths of a metre, or pieces. */
  readonly quantity: number
  /** Product numbers; each list holds one kind in several colours, and the first is the default. */
  readonly kinds: readonly (readonly string[])[]
}

/** The parts of a backpack of 300 mm width and 28 litres, by position. */
export const PACK_POSITIONS: readonly PackPosition[] = [
  {
    position: 1,
    quantity: 14,
    kinds: [
      ['70282', '70280', '70281', '70283', '70284'],
      ['70050', '70051', '70052', '70053', '70054', '70055', '70056', '70057'],
      ['70260', '70261', '70262', '70264', '70265'],
      ['70290', '70291', '70292', '70293'],
    ],
  },
  {
    position: 2,
    quantity: 10,
    kinds: [
      ['21054', '21050', '21051', '21052', '21053'],
      ['21010', '21012', '21013', '21014', '21015', '21016', '21017'],
      ['21020', '21021', '21022'],
    ],
  },
  { position: 3, quantity: 4, kinds: [['24506', '24507', '24508'], ['24541']] },
  {
    position: 4,
    quantity: 45,
    kinds: [
      ['23050', '23051', '23052'],
      ['23020', '23021'],
      ['23033', '23034', '23035'],
    ],
  },
  {
    position: 5,
    quantity: 15,
    kinds: [
      ['27021', '27020', '27022'],
      ['27070', '27071'],
      ['27010', '27011', '27012'],
    ],
  },
  { position: 6, quantity: 1, kinds: [['31002', '31003'], ['31006', '31007'], ['31020']] },
  {
    position: 7,
    quantity: 5,
    kinds: [
      ['70390', '70391', '70392'],
      ['70380', '70381', '70382', '70383'],
    ],
  },
  {
    position: 8,
    quantity: 1,
    kinds: [
      ['28030', '28031', '28032', '28033', '28034', '28035'],
      ['28050', '28051', '28052'],
    ],
  },
  {
    position: 9,
    quantity: 10,
    kinds: [
      ['26541', '26540'],
      ['26520', '26521'],
    ],
  },
]
