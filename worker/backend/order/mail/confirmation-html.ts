import { html } from 'hono/html'
import { messages } from '#shared/i18n/messages.ts'
import type { ConfirmationTexts, ConfirmationEntry } from './confirmation-texts.ts'
import { BUTTON, INK, LINK, PETROL, HAIRLINE, QUIET } from '#worker/backend/mail/mail-theme.ts'
import { mailFrame } from '#worker/backend/mail/layout/mail-frame.ts'
import { paymentBox } from '#worker/backend/mail/layout/payment-box.ts'

export function confirmationHtml(words: ConfirmationTexts): string {
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

function goods(words: ConfirmationTexts) {
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

function rest({ locale, blocks, withdrawal, isTextAttached, revoke }: ConfirmationTexts) {
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

function foot({ sender, links }: ConfirmationTexts) {
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

const SUM_CELL = 'padding-left:12px;white-space:nowrap'

/** Number, date and delivery in one row. */
function factsTable(facts: readonly ConfirmationEntry[]) {
  return html`<table
    role="presentation"
    class="ln"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border:1px solid #6c7d75"
  >
    <tr>
      ${facts.map(([label, value], index) => {
        const line = index === 0 ? '' : 'border-left:1px solid #6c7d75;'
        return html`<td class="ce tx ln" style="padding:8px 12px;${line}color:${INK}">
          <span class="t2" style="font-size:13px;color:#55655e">${label}</span><br /><b>${value}</b>
        </td>`
      })}
    </tr>
  </table>`
}

/** The products with their prices, then discounts, delivery, total and taxes. */
function linesTable({ locale, lines, sums, total, taxes }: ConfirmationTexts) {
  const t = messages(locale)
  const headStyle = 'padding:0 0 6px;font-size:13px;font-weight:400;color:#55655e'
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="font-size:15px;border-collapse:collapse"
  >
    <tr>
      <th align="left" class="t2" style="${headStyle}">${t('mail.product')}</th>
      <th align="right" class="t2" style="${headStyle};padding-left:12px">${t('mail.sum')}</th>
    </tr>
    ${lines.map(
      ({ title, details, amount, sum }) =>
        html`<tr>
          <td class="ln" style="padding:10px 0;${HAIRLINE}">
            <b>${title}</b><br /><span class="t2" style="${QUIET}">${details}<br />${amount}</span>
          </td>
          <td
            class="ln"
            align="right"
            valign="top"
            style="padding:10px 0 10px 12px;${HAIRLINE};white-space:nowrap"
          >
            <b>${sum}</b>
          </td>
        </tr>`,
    )}
    ${sums.map((entry) => sumRow(entry, 'padding:4px 0', HAIRLINE))}
    ${sumRow(total, 'padding:10px 0 2px;font-size:20px;font-weight:700', `border-top:2px solid ${INK}`)}
    ${taxes.map((entry) => sumRow(entry, `padding:0 0 6px;${QUIET}`, '', 'ln t2'))}
  </table>`
}

function sumRow([label, value]: ConfirmationEntry, style: string, line: string, kind = 'ln') {
  return html`<tr>
    <td class="${kind}" style="${style};${line}">${label}</td>
    <td class="${kind}" align="right" style="${style};${SUM_CELL};${line}">${value}</td>
  </tr>`
}
