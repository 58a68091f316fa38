import type { Locale } from '#shared/i18n/locales.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { qrPicture, paymentBox } from './payment-box.ts'
import type { MailContent } from './mail-content.ts'
import { renderMailText, senderLines } from './render-mail-text.ts'
import { html } from 'hono/html'
import { messages } from '#shared/i18n/messages.ts'
import { BUTTON, INK, LINK } from '../mail-theme.ts'
import { mailFrame } from './mail-frame.ts'
import type { Mail } from '#worker/backend/tables/outbox.ts'

/** A mail as HTML and as text, with the QR code of a transfer attached. */
export function renderMail(content: MailContent, locale: Locale, vars: Vars): Mail {
  return {
    subject: content.subject,
    html: renderMailHtml(content, locale, vars),
    text: renderMailText(content, locale, vars),
    attachments: content.payment?.epcPayload ? [qrPicture(content.payment.epcPayload)] : [],
  }
}

/** A mail with the layout of the order mail. Every text is escaped. */
export function renderMailHtml(content: MailContent, locale: Locale, vars: Vars): string {
  const { subject, greeting, paragraphs, button, note, payment, reader, links = [] } = content
  const t = messages(locale)
  const texts = greeting === null ? paragraphs : [greeting, ...paragraphs]
  const rows = html`${
      payment &&
      html`<tr>
        <td class="px" style="padding:12px 32px">${paymentBox(payment, locale)}</td>
      </tr>`
    }
    ${links.length > 0 && linksRow(links)} ${button && buttonRow(button)}
    <tr>
      <td class="px tx" style="padding:12px 32px 24px;font-size:15px;color:${INK}">
        ${note && html`<p style="margin:0 0 12px">${note}</p>`}
        ${reader === 'operator' ? '' : html`<p style="margin:0">${t('accountMail.questions')}</p>`}
      </td>
    </tr>
    <tr>
      <td
        class="px t2 ln"
        style="padding:16px 32px 24px;border-top:1px solid #ccd5cf;font-size:13px;color:#55655e"
      >
        ${senderLines(vars).map((line) => html`<div>${line}</div>`)}
      </td>
    </tr>`
  return mailFrame({
    locale,
    subject,
    preheader: '',
    shop: vars.SHOP_NAME,
    heading: subject,
    intro: texts.map((text) => html`<p style="margin:0 0 12px">${text}</p>`),
    rows,
  })
}

function linksRow(links: NonNullable<MailContent['links']>) {
  return html`<tr>
    <td class="px tx" style="padding:4px 32px;font-size:15px;color:${INK}">
      ${links.map(
        ({ label, url }) =>
          html`<p style="margin:0 0 8px">
            <a class="lk" href="${url}" style="color:${LINK}">${label}</a>
          </p>`,
      )}
    </td>
  </tr>`
}

/** A button, with its address as text below it for mail clients that show no buttons. */
function buttonRow({ label, url }: NonNullable<MailContent['button']>) {
  return html`<tr>
    <td class="px" style="padding:12px 32px">
      <a href="${url}" style="${BUTTON}">${label}</a>
      <p class="t2" style="margin:12px 0 0;font-size:13px;color:#55655e;word-break:break-all">
        ${url}
      </p>
    </td>
  </tr>`
}
