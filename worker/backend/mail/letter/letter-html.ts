import { html, raw } from 'hono/html'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { INK, MAIL_STYLE, PAPER, PETROL, TICKS } from '../look.ts'
import { paymentBox } from './payment-box.ts'
import type { Letter } from './letter.ts'
import { senderLines } from './letter-text.ts'

const FONT = 'font:16px/1.5 Overpass,Arial,Helvetica,sans-serif'

/** A letter in the look of the order mail; every text is escaped. */
export function letterHtml(letter: Letter, locale: Locale, vars: Vars): string {
  const { subject, greeting, paragraphs, button, note, payment, reader } = letter
  const t = messages(locale)
  const texts = greeting === null ? paragraphs : [greeting, ...paragraphs]
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
          <style>
            ${raw(MAIL_STYLE)}
          </style>
        </head>
        <body class="bg" style="margin:0;padding:0;background:#f0f3ef">
          <table
            role="presentation"
            class="bg"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:#f0f3ef"
          >
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  class="sh"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  style="width:100%;max-width:600px;background:${PAPER};${FONT};color:${INK}"
                >
                  <tr>
                    <td
                      class="px"
                      style="background:${PETROL};color:#eef4ee;padding:18px 32px;font-size:24px;font-weight:800;letter-spacing:-.5px"
                    >
                      ${vars.SHOP_NAME}
                    </td>
                  </tr>
                  <tr>
                    <td style="background:${PETROL};font-size:0;line-height:0">
                      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                        <tr>
                          ${raw(TICKS)}
                        </tr>
                      </table>
                    </td>
                  </tr>
                  <tr>
                    <td class="px tx" style="padding:32px 32px 8px;color:${INK}">
                      <h1
                        class="hd"
                        style="margin:0 0 12px;font-size:28px;line-height:1.15;letter-spacing:-.5px"
                      >
                        ${subject}
                      </h1>
                      ${texts.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}
                    </td>
                  </tr>
                  ${
                    payment &&
                    html`<tr>
                      <td class="px" style="padding:12px 32px">${paymentBox(payment, locale)}</td>
                    </tr>`
                  }
                  ${button && buttonRow(button)}
                  <tr>
                    <td class="px tx" style="padding:12px 32px 24px;font-size:15px;color:${INK}">
                      ${note && html`<p style="margin:0 0 12px">${note}</p>`}
                      ${
                        reader === 'operator'
                          ? ''
                          : html`<p style="margin:0">${t('accountMail.questions')}</p>`
                      }
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="px t2 ln"
                      style="padding:16px 32px 24px;border-top:1px solid #ccd5cf;font-size:13px;color:#55655e"
                    >
                      ${senderLines(vars).map((line) => html`<div>${line}</div>`)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

/** The address stands under the button as text: a mail that is read as text can be followed too. */
function buttonRow({ label, url }: NonNullable<Letter['button']>) {
  return html`<tr>
    <td class="px" style="padding:12px 32px">
      <a
        href="${url}"
        style="display:inline-block;background:${PETROL};color:#eef4ee;font-weight:700;text-decoration:none;padding:13px 20px;border-radius:2px"
        >${label}</a
      >
      <p class="t2" style="margin:12px 0 0;font-size:13px;color:#55655e;word-break:break-all">
        ${url}
      </p>
    </td>
  </tr>`
}
