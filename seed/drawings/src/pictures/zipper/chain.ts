import type { Subject } from '../../../index.js'

/** How a chain is made, and what holds its ends. */
export type Chain = Readonly<{
  size: string
  type: 'coil' | 'coated' | 'tooth' | 'airtight'
  ends: 'endless' | 'closed' | 'separating' | 'two-way'
  /** Width of the closed chain. */
  chainMm: number
  tapeMm: number
  /** Distance between teeth, in units of the drawing. */
  pitch: number
}>

/** Chain width, tape width and pitch by zipper number. */
const SIZES: Readonly<Record<string, readonly [number, number, number]>> = {
  3: [4.5, 25, 7],
  5: [6, 30, 9],
  8: [8, 36, 12],
  10: [10, 38, 15],
}

const TYPES: Readonly<Record<string, Chain['type']>> = {
  'coil-coated': 'coated',
  'coil-reverse': 'coated',
  chain: 'tooth',
  airtight: 'airtight',
}

const ENDS: Readonly<Record<string, Chain['ends']>> = {
  closed: 'closed',
  separating: 'separating',
  'two-way': 'two-way',
}

/** The chain of a product, from its zipper number, type and function. */
export function chainOf(s: Subject): Chain {
  const size = s.text('zip_size') ?? '5'
  const [chainMm, tapeMm, pitch] = SIZES[size] ?? [6, 30, 9]
  return {
    size,
    type: TYPES[s.text('zip_type') ?? ''] ?? 'coil',
    ends: ENDS[s.text('zip_function') ?? ''] ?? 'endless',
    chainMm,
    tapeMm: s.number('tape_width') ?? tapeMm,
    pitch,
  }
}
