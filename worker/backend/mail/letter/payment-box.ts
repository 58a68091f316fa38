import { html } from 'hono/html'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { INK, LINK } from '../mail-theme.ts'
import type { PaymentWords } from '#worker/backend/order/mail/payment-words.ts'

/** The name by which the mail shows its attached QR code. */
export const QR_CONTENT_ID = 'transfer-qr'
const QR_PIXELS = 164

/** What is still to be paid, with the QR code of a transfer. */
export function paymentBox(
  { title, text, entries, link, epcPayload }: PaymentWords,
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
