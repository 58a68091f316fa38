const WORDS = 16

const rotated = (sum: number, by: number) => (sum << by) | (sum >>> (32 - by))

/**
 * scryptBlockMix (RFC 7914, sections 3 and 4). Salsa20/8 mixes each of the 2r blocks with the
 * previous result. Results of even blocks come first. The words are written out, because this runs
 * more than 100,000 times per password and a loop takes several times as long.
 */
export function blockMix(
  input: Int32Array,
  from: number,
  output: Int32Array,
  to: number,
  r: number,
): void {
  const last = from + (2 * r - 1) * WORDS
  let y0 = input[last + 0] ?? 0
  let y1 = input[last + 1] ?? 0
  let y2 = input[last + 2] ?? 0
  let y3 = input[last + 3] ?? 0
  let y4 = input[last + 4] ?? 0
  let y5 = input[last + 5] ?? 0
  let y6 = input[last + 6] ?? 0
  let y7 = input[last + 7] ?? 0
  let y8 = input[last + 8] ?? 0
  let y9 = input[last + 9] ?? 0
  let y10 = input[last + 10] ?? 0
  let y11 = input[last + 11] ?? 0
  let y12 = input[last + 12] ?? 0
  let y13 = input[last + 13] ?? 0
  let y14 = input[last + 14] ?? 0
  let y15 = input[last + 15] ?? 0
  for (let block = 0; block < 2 * r; block += 1) {
    const at = from + block * WORDS
    let x0 = (y0 ^= input[at + 0] ?? 0)
    let x1 = (y1 ^= input[at + 1] ?? 0)
    let x2 = (y2 ^= input[at + 2] ?? 0)
    let x3 = (y3 ^= input[at + 3] ?? 0)
    let x4 = (y4 ^= input[at + 4] ?? 0)
    let x5 = (y5 ^= input[at + 5] ?? 0)
    let x6 = (y6 ^= input[at + 6] ?? 0)
    let x7 = (y7 ^= input[at + 7] ?? 0)
    let x8 = (y8 ^= input[at + 8] ?? 0)
    let x9 = (y9 ^= input[at + 9] ?? 0)
    let x10 = (y10 ^= input[at + 10] ?? 0)
    let x11 = (y11 ^= input[at + 11] ?? 0)
    let x12 = (y12 ^= input[at + 12] ?? 0)
    let x13 = (y13 ^= input[at + 13] ?? 0)
    let x14 = (y14 ^= input[at + 14] ?? 0)
    let x15 = (y15 ^= input[at + 15] ?? 0)
    for (let round = 0; round < 8; round += 2) {
      x4 ^= rotated(x0 + x12, 7)
      x8 ^= rotated(x4 + x0, 9)
      x12 ^= rotated(x8 + x4, 13)
      x0 ^= rotated(x12 + x8, 18)
      x9 ^= rotated(x5 + x1, 7)
      x13 ^= rotated(x9 + x5, 9)
      x1 ^= rotated(x13 + x9, 13)
      x5 ^= rotated(x1 + x13, 18)
      x14 ^= rotated(x10 + x6, 7)
      x2 ^= rotated(x14 + x10, 9)
      x6 ^= rotated(x2 + x14, 13)
      x10 ^= rotated(x6 + x2, 18)
      x3 ^= rotated(x15 + x11, 7)
      x7 ^= rotated(x3 + x15, 9)
      x11 ^= rotated(x7 + x3, 13)
      x15 ^= rotated(x11 + x7, 18)
      x1 ^= rotated(x0 + x3, 7)
      x2 ^= rotated(x1 + x0, 9)
      x3 ^= rotated(x2 + x1, 13)
      x0 ^= rotated(x3 + x2, 18)
      x6 ^= rotated(x5 + x4, 7)
      x7 ^= rotated(x6 + x5, 9)
      x4 ^= rotated(x7 + x6, 13)
      x5 ^= rotated(x4 + x7, 18)
      x11 ^= rotated(x10 + x9, 7)
      x8 ^= rotated(x11 + x10, 9)
      x9 ^= rotated(x8 + x11, 13)
      x10 ^= rotated(x9 + x8, 18)
      x12 ^= rotated(x15 + x14, 7)
      x13 ^= rotated(x12 + x15, 9)
      x14 ^= rotated(x13 + x12, 13)
      x15 ^= rotated(x14 + x13, 18)
    }
    const out = to + ((block >> 1) + (block & 1) * r) * WORDS
    output[out + 0] = y0 = (y0 + x0) | 0
    output[out + 1] = y1 = (y1 + x1) | 0
    output[out + 2] = y2 = (y2 + x2) | 0
    output[out + 3] = y3 = (y3 + x3) | 0
    output[out + 4] = y4 = (y4 + x4) | 0
    output[out + 5] = y5 = (y5 + x5) | 0
    output[out + 6] = y6 = (y6 + x6) | 0
    output[out + 7] = y7 = (y7 + x7) | 0
    output[out + 8] = y8 = (y8 + x8) | 0
    output[out + 9] = y9 = (y9 + x9) | 0
    output[out + 10] = y10 = (y10 + x10) | 0
    output[out + 11] = y11 = (y11 + x11) | 0
    output[out + 12] = y12 = (y12 + x12) | 0
    output[out + 13] = y13 = (y13 + x13) | 0
    output[out + 14] = y14 = (y14 + x14) | 0
    output[out + 15] = y15 = (y15 + x15) | 0
  }
}
