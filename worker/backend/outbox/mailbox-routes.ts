import { Buffer } from 'node:buffer'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { z } from '#shared/schemas/zod.ts'
import { all, first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { plainPage, type Markup } from '#worker/backend/http/plain-page.ts'
import { drainOutbox } from './drain-outbox.ts'
import { type Mail, OutboxTable } from '#worker/backend/tables/outbox.ts'

type C = Context<BackendEnv>

const Sent = pick(OutboxTable, 'id', 'kind', 'recipient', 'createdAt', 'sentAt', 'failure', 'mail')
type MailboxEntry = z.infer<typeof Sent.row>

const SELECT = sql`SELECT ${Sent.columns} FROM outbox`
const LATEST = 100

/** The development mailbox: the mails of a local shop, newest first. */
export const mailboxRoutes = () =>
  new Hono<BackendEnv>()
    .get('/_dev/mail', async (c) => {
      await drainOutbox(c.env, new Date())
      const latest = sql`${SELECT} ORDER BY created_at DESC, id LIMIT ${LATEST}`
      return show(c, 'Mailbox', listOf(await all(c.env.DB, Sent.row, latest)))
    })
    .get('/_dev/mail/:id', async (c) => {
      const entry = await find(c)
      return entry ? show(c, entry.mail?.subject ?? entry.kind, mailOf(entry)) : c.notFound()
    })
    .get('/_dev/mail/:id/html', async (c) => {
      const mail = (await find(c))?.mail
      if (!mail) return c.notFound()
      c.header('Cache-Control', 'no-store')
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
      )
      return c.html(withPictures(mail))
    })
    .get('/_dev/mail/:id/file/:index', async (c) => {
      const mail = (await find(c))?.mail
      const file = mail?.attachments[Number(c.req.param('index'))]
      if (!file) return c.notFound()
      return c.body(Buffer.from(file.base64, 'base64'), 200, {
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename="${encodeURIComponent(file.filename)}"`,
        'X-Content-Type-Options': 'nosniff',
      })
    })

function find(c: C): Promise<MailboxEntry | null> {
  return first(c.env.DB, Sent.row, sql`${SELECT} WHERE id = ${c.req.param('id') ?? ''}`)
}

function show(c: C, title: string, body: Markup) {
  return plainPage(c, { locale: 'en', title, body })
}

function listOf(entries: readonly MailboxEntry[]): Markup {
  return html`<h1>Mailbox</h1>
    <table>
      ${entries.map(
        ({ id, kind, recipient, createdAt: at, sentAt, failure, mail }) =>
          html`<tr>
            <td>${at.slice(0, 19).replace('T', ' ')}</td>
            <td>${recipient}</td>
            <td><a href="/_dev/mail/${id}">${mail?.subject ?? kind}</a></td>
            <td>${sentAt ? 'sent' : (failure ?? 'waiting')}</td>
          </tr>`,
      )}
    </table>`
}

function mailOf({ id, recipient, mail, failure }: MailboxEntry): Markup {
  if (!mail) return html`<p>${failure ?? 'Not written yet.'}</p>`
  return html`<p><a href="/_dev/mail">Mailbox</a></p>
    <h1>${mail.subject}</h1>
    <p>${recipient}</p>
    ${mail.attachments.map(
      ({ filename }, index) =>
        html`<p><a href="/_dev/mail/${id}/file/${index}">${filename}</a></p>`,
    )}
    <iframe title="HTML" src="/_dev/mail/${id}/html"></iframe>
    <h2>Text</h2>
    <pre>${mail.text}</pre>`
}

/** The HTML with its `cid:` pictures as data URLs, which a browser can show. */
function withPictures({ html: markup, attachments }: Mail): string {
  return attachments.reduce(
    (shown, { contentId, contentType, base64 }) =>
      contentId
        ? shown.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${base64}`)
        : shown,
    markup,
  )
}
