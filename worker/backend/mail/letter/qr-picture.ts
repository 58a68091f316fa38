import { qrCode } from '#shared/qr-code.ts'
import type { Attachment } from '../mail.ts'
import { QR_CONTENT_ID } from './payment-box.ts'
import { png } from './png.ts'

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
