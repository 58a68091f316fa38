import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '#shared/i18n/locales.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f0f3ef;color:#1b2925}
main{max-width:44rem;margin:2rem auto;padding:1.5rem;background:#fbfcfa;border:1px solid #6c7d75}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 1rem}a{color:#0e5a4d}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .75rem .4rem 0;
border-bottom:1px solid #ccd5cf;vertical-align:top}pre{white-space:pre-wrap}
label{font-weight:600;display:block}input{font:inherit;padding:.6rem;width:100%;box-sizing:border-box;
border:1px solid #55655e;background:#fff;color:#1b2925}
button{font:inherit;font-weight:700;padding:.75rem 1.25rem;margin:1rem .5rem 0 0;border:1px solid #123f38;
background:#123f38;color:#eef4ee;cursor:pointer}button.quiet{background:none;color:#0e5a4d}
.notice{border-left:5px solid #7d5200;background:#fbf0d3;padding:.75rem 1rem;color:#1b2925}
iframe{width:100%;height:70vh;border:1px solid #6c7d75;background:#fff}
@media (prefers-color-scheme:dark){body{background:#10221d;color:#e9f0ea}main{background:#17302a}
a,button.quiet{color:#9bd6c4}}`

/** A page for developers, without script and external files. It is never cached. */
export async function plainPage(
  c: Context,
  page: { readonly locale: Locale; readonly title: string; readonly body: Markup },
  status: 200 | 404 | 422 = 200,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  return c.html(
    html`<!doctype html>
      <html lang="${page.locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${page.title}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style nonce="${nonce}">
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <main>${page.body}</main>
        </body>
      </html>`,
    status,
  )
}
