// Arithmetic in the field of 256 elements that QR codes correct errors with (polynomial 0x11d).
const POLYNOMIAL = 0x11d

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value
  EXP[power + 255] = value
  LOG[value] = power
  value <<= 1
  if (value > 255) value ^= POLYNOMIAL
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0
}

/** The bytes that let a reader restore a damaged block: the remainder of its division. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const remainder = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    divisor.forEach((coefficient, index) => {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor)
    })
  }
  return remainder
}

/** Coefficients of the generator polynomial without the leading one. */
function generator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) =>
    index === degree - 1 ? 1 : 0,
  )
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return result
}
