import { html, raw } from 'hono/html'
import { messages } from '#shared/i18n/messages.ts'
import type { ConfirmationWords } from './confirmation-words.ts'
import { factsTable, linesTable } from './confirmation-tables.ts'
import { INK, LINK, MAIL_STYLE, PAPER, PETROL, TICKS } from '#worker/backend/mail/look.ts'
import { paymentBox } from '#worker/backend/mail/letter/payment-box.ts'

const FONT = 'font:16px/1.5 Overpass,Arial,Helvetica,sans-serif'
const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0"')
const BUTTON = `display:inline-block;background:${PETROL};color:#eef4ee;font-weight:700;text-decoration:none;padding:13px 20px;border-radius:2px`

/** The confirmation in the look of the shop. Mail clients read inline styles only. */
export function confirmationHtml(words: ConfirmationWords): string {
  const { locale, subject, preheader } = words
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
          <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
          <table ${TABLE} class="bg" style="background:#f0f3ef">
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
                  ${head(words)} ${goods(words)} ${rest(words)} ${foot(words)}
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

function head({ shop, heading, intro, facts }: ConfirmationWords) {
  const name = `background:${PETROL};color:#eef4ee;padding:18px 32px;font-size:24px;font-weight:800`
  const title = 'margin:0 0 12px;font-size:28px;line-height:1.15;letter-spacing:-.5px'
  return html`<tr>
      <td class="px" style="${name}">${shop}</td>
    </tr>
    <tr>
      <td style="background:${PETROL};font-size:0;line-height:0">
        <table ${TABLE}>
          <tr>
            ${raw(TICKS)}
          </tr>
        </table>
      </td>
    </tr>
    <tr>
      <td class="px tx" style="padding:32px 32px 8px;color:${INK}">
        <h1 class="hd" style="${title}">${heading}</h1>
        <p style="margin:0">${intro}</p>
      </td>
    </tr>
    <tr>
      <td class="px" style="padding:20px 32px">${factsTable(facts)}</td>
    </tr>`
}

function goods(words: ConfirmationWords) {
  return html`<tr>
      <td class="px tx" style="padding:4px 32px;color:${INK}">${linesTable(words)}</td>
    </tr>
    ${
      words.payment &&
      html`<tr>
        <td class="px" style="padding:12px 32px">${paymentBox(words.payment, words.locale)}</td>
      </tr>`
    }
    <tr>
      <td class="px" style="padding:16px 32px">
        <a href="${words.show.url}" style="${BUTTON}">${words.show.label}</a>
      </td>
    </tr>`
}

function rest({ locale, blocks, withdrawal, isTextAttached, revoke }: ConfirmationWords) {
  const t = messages(locale)
  return html`<tr>
    <td class="px tx" style="padding:12px 32px;font-size:15px;color:${INK}">
      ${blocks.map(
        ({ label, lines }) =>
          html`<p style="margin:0 0 12px">
            <span class="t2" style="font-size:13px;color:#55655e">${label}</span
            >${lines.map((line) => html`<br />${line}`)}
          </p>`,
      )}
      <p style="margin:8px 0">
        <b>${t('mail.withdrawal')}</b> ${withdrawal.sentences.join(' ')}
        ${
          withdrawal.hasLink
            ? html`<a class="lk" href="${revoke.url}" style="color:${LINK}">${revoke.label}</a>. `
            : ''
        }${isTextAttached ? t('mail.attached') : ''}
      </p>
      <p style="margin:8px 0 24px">${t('mail.questions')}</p>
    </td>
  </tr>`
}

function foot({ sender, links }: ConfirmationWords) {
  const style = `background:${PETROL};color:#b5cbc1;padding:20px 32px;font-size:13px`
  return html`<tr>
    <td class="px" style="${style}">
      ${sender.map((line) => html`${line}<br />`)}
      ${links.map(
        ({ label, url }) => html`<a href="${url}" style="color:#eef4ee">${label}</a> &nbsp; `,
      )}
    </td>
  </tr>`
}
