import { Buffer } from 'node:buffer'
import { html } from 'hono/html'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { INK, LINK } from '../mail-theme.ts'
import type { PaymentTexts } from './mail-content.ts'
import { qrCode } from '#shared/qr-code.ts'
import { pngFile } from '#worker/backend/files/png-file.ts'
import type { Attachment } from '#worker/backend/tables/outbox.ts'

/** The content id with which the HTML shows the attached QR code. */
const QR_CONTENT_ID = 'transfer-qr'
const QR_PIXELS = 164

/** The amount due, with the QR code of a bank transfer. */
export function paymentBox(
  { title, text, entries, link, epcPayload }: PaymentTexts,
  locale: Locale,
) {
  const t = messages(locale)
  return html`<table
    role="presentation"
    class="nt"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="background:#fbf0d3;border-left:5px solid #7d5200"
  >
    <tr>
      <td class="tx" style="padding:12px 16px;font-size:15px;color:${INK}">
        <b>${title}</b> ${text ?? ''}
        ${
          link ? html`<a class="lk" href="${link.url}" style="color:${LINK}">${link.label}</a>` : ''
        }
        ${entries.map(([label, value]) => html`<br />${label}: <b>${value}</b>`)}
        ${
          epcPayload
            ? html`<br /><img
                  src="cid:${QR_CONTENT_ID}"
                  width="${QR_PIXELS}"
                  height="${QR_PIXELS}"
                  alt="${t('mail.transferQr')}"
                  style="display:block;margin-top:12px;background:#fff"
                />`
            : ''
        }
      </td>
    </tr>
  </table>`
}

/** Pixels per module of the code, and its white margin in modules. */
const SCALE = 4
const MARGIN = 4

/**
 * The QR code of a bank transfer, as the attachment that `paymentBox` shows. Throws an `Error` if
 * the text is too long.
 */
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

/** A black and white PNG, which every mail client shows; true is black. */
function png(pixels: readonly (readonly boolean[])[]): Buffer {
  return pngFile({
    width: pixels[0]?.length ?? 0,
    height: pixels.length,
    colours: 'blackAndWhite',
    rows: Uint8Array.from(pixels.flatMap((row) => [0, ...packed(row)])),
  })
}

/** Eight pixels per byte; a set bit is white. */
function packed(row: readonly boolean[]): number[] {
  return Array.from({ length: Math.ceil(row.length / 8) }, (_, byte) => {
    let bits = 0
    for (let bit = 0; bit < 8; bit += 1) bits = bits * 2 + (row[byte * 8 + bit] === true ? 0 : 1)
    return bits
  })
}
