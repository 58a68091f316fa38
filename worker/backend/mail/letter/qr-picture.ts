import { qrCode } from '#shared/qr-code.ts'
import type { Attachment } from '../mail.ts'
import { QR_CONTENT_ID } from './payment-box.ts'
import { pngFile } from '#worker/backend/files/png-file.ts'

/** Pixels of one square, and light squares around the code. */
const SCALE = 4
const MARGIN = 4

/** The QR code of a transfer as the picture that the mail shows. */
export function qrPicture(text: string): Attachment {
  const code = qrCode(Buffer.from(text, 'utf8'))
  if (!code) throw new Error('A transfer is too long for a QR code')
  const size = (code.length + 2 * MARGIN) * SCALE
  const pixels = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => code[squareAt(y)]?.[squareAt(x)] ?? false),
  )
  return {
    filename: 'transfer.png',
    contentType: 'image/png',
    base64: png(pixels).toString('base64'),
    contentId: QR_CONTENT_ID,
  }
}

function squareAt(pixel: number): number {
  return Math.floor(pixel / SCALE) - MARGIN
}

/** A picture of black and white pixels as PNG, which every mail client shows; true is black. */
function png(pixels: readonly (readonly boolean[])[]): Buffer {
  return pngFile({
    width: pixels[0]?.length ?? 0,
    height: pixels.length,
    colours: 'blackAndWhite',
    rows: Uint8Array.from(pixels.flatMap((row) => [0, ...packed(row)])),
  })
}

/** Eight pixels a byte; a set bit is white. */
function packed(row: readonly boolean[]): number[] {
  return Array.from({ length: Math.ceil(row.length / 8) }, (_, byte) => {
    let bits = 0
    for (let bit = 0; bit < 8; bit += 1) bits = bits * 2 + (row[byte * 8 + bit] === true ? 0 : 1)
    return bits
  })
}
