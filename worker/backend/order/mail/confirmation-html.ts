import { html } from 'hono/html'
import { messages } from '#shared/i18n/messages.ts'
import type { ConfirmationWords } from './confirmation-words.ts'
import { factsTable, linesTable } from './confirmation-tables.ts'
import { BUTTON, INK, LINK, PETROL } from '#worker/backend/mail/mail-theme.ts'
import { mailFrame } from '#worker/backend/mail/letter/mail-frame.ts'
import { paymentBox } from '#worker/backend/mail/letter/payment-box.ts'

/** The confirmation of an order as HTML. */
export function confirmationHtml(words: ConfirmationWords): string {
  const { intro, facts } = words
  return mailFrame({
    ...words,
    intro: html`<p style="margin:0">${intro}</p>`,
    rows: html`<tr>
        <td class="px" style="padding:20px 32px">${factsTable(facts)}</td>
      </tr>
      ${goods(words)} ${rest(words)} ${foot(words)}`,
  })
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
