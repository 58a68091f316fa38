import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '#shared/i18n/locales.ts'
import { FULL_TABLE, INK, MAIL_STYLE, PAPER, PETROL, TICKS } from '../mail-theme.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type Frame = Readonly<{
  locale: Locale
  subject: string
  /** The preview text next to the subject; '' shows the first sentence. */
  preheader: string
  shop: string
  heading: string
  /** Paragraphs below the heading. */
  intro: Html | readonly Html[]
  /** Table rows below the intro. */
  rows: Html
}>

/** The HTML of every mail. Styles are inline, because many mail clients ignore style elements. */
export function mailFrame({ locale, subject, preheader, shop, heading, intro, rows }: Frame) {
  const name = `background:${PETROL};color:#eef4ee;padding:18px 32px;font-size:24px;font-weight:800;letter-spacing:-.5px`
  const title = 'margin:0 0 12px;font-size:28px;line-height:1.15;letter-spacing:-.5px'
  const sheet = `width:100%;max-width:600px;background:${PAPER};font:16px/1.5 Overpass,Arial,Helvetica,sans-serif;color:${INK}`
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
          ${preheader && html`<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>`}
          <table ${FULL_TABLE} class="bg" style="background:#f0f3ef">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  class="sh"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  style="${sheet}"
                >
                  <tr>
                    <td class="px" style="${name}">${shop}</td>
                  </tr>
                  <tr>
                    <td style="background:${PETROL};font-size:0;line-height:0">
                      <table ${FULL_TABLE}>
                        <tr>
                          ${raw(TICKS)}
                        </tr>
                      </table>
                    </td>
                  </tr>
                  <tr>
                    <td class="px tx" style="padding:32px 32px 8px;color:${INK}">
                      <h1 class="hd" style="${title}">${heading}</h1>
                      ${intro}
                    </td>
                  </tr>
                  ${rows}
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}
