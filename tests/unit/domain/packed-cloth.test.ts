import { expect, test } from 'vitest'
import { packedCut } from '#shared/domain/packed-cloth.ts'

test('2.4 m of thin cloth, folded and rolled, are as large as a rolling pin', () => {
  const packed = packedCut(24, { rollWidthMm: 1500, layerMicrometres: 107 })
  expect(packed.widthMm).toBe(375)
  expect(packed.diameterMm).toBeCloseTo(36.2, 1)
  expect(packed.millilitres).toBeCloseTo(385.2, 1)
})

test('four times as much cloth has twice the diameter', () => {
  const cloth = { rollWidthMm: 1480, layerMicrometres: 80 }
  const one = packedCut(10, cloth)
  expect(packedCut(40, cloth).diameterMm).toBeCloseTo(2 * one.diameterMm, 6)
})
