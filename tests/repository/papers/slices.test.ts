import { Buffer } from 'node:buffer'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { fontsFor } from '#worker/backend/documents/print/fonts.ts'
import { sliceOf, type Slice } from '#worker/backend/documents/print/slices.ts'
import { sourceFile } from './source-file.ts'

type Font = { readonly hasGlyphForCodePoint: (point: number) => boolean }

const everyCharacter = Array.from({ length: 0x1ffff }, (_, point) => point).filter(
  (point) => point < 0xd800 || point > 0xdfff,
)

test('each font file has all characters of its slice', async () => {
  const bySlice = new Map<Slice, number[]>()
  for (const point of everyCharacter) {
    const slice = sliceOf(String.fromCodePoint(point))
    if (slice) bySlice.set(slice, [...(bySlice.get(slice) ?? []), point])
  }
  const missing: string[] = []
  for (const [slice, points] of bySlice) {
    const font = fontIn((await fontsFor([slice], sourceFile)).get(slice))
    const gone = points.filter((point) => !font.hasGlyphForCodePoint(point))
    missing.push(...gone.map((point) => `${slice}: U+${point.toString(16)}`))
  }
  expect(bySlice.size).toBeGreaterThan(180)
  expect(missing).toEqual([])
})

function fontIn(bytes: Uint8Array | undefined): Font {
  const doc = new Pdf({ font: '' })
  doc.font(Buffer.from(bytes ?? []))
  return (doc as unknown as { readonly _font: { readonly font: Font } })._font.font
}
