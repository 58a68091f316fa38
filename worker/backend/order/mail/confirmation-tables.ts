import { html } from 'hono/html'
import { messages } from '#shared/i18n/messages.ts'
import type { ConfirmationWords, Entry } from './confirmation-words.ts'
import { HAIRLINE, INK, QUIET } from '#worker/backend/mail/mail-theme.ts'

const SUM_CELL = 'padding-left:12px;white-space:nowrap'

/** Number, date and delivery, side by side like the title block of a drawing. */
export function factsTable(facts: readonly Entry[]) {
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

/** The articles with their sums, and what they come to. */
export function linesTable({ locale, lines, sums, total, taxes }: ConfirmationWords) {
  const t = messages(locale)
  const headStyle = 'padding:0 0 6px;font-size:13px;font-weight:400;color:#55655e'
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="font-size:15px;border-collapse:collapse"
  >
    <tr>
      <th align="left" class="t2" style="${headStyle}">${t('mail.article')}</th>
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
    ${taxes.map((entry) => sumRow(entry, `padding:0 0 6px;${QUIET}`, ''))}
  </table>`
}

function sumRow([label, value]: Entry, style: string, line: string) {
  return html`<tr>
    <td class="ln" style="${style};${line}">${label}</td>
    <td class="ln" align="right" style="${style};${SUM_CELL};${line}">${value}</td>
  </tr>`
}
