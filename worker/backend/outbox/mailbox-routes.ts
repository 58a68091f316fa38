import { Buffer } from 'node:buffer'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { plainPage, type Markup } from '#worker/backend/http/plain-page.ts'
import { drainOutbox } from './drain-outbox.ts'
import { Mail } from '#worker/backend/tables/outbox.ts'

type C = Context<BackendEnv>

const MailboxEntry = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  failure: z.string().nullable(),
  mail: jsonColumn(Mail).nullable(),
})
type MailboxEntry = z.infer<typeof MailboxEntry>

const COLUMNS = 'id, kind, recipient, created_at, sent_at, failure, mail'
const LATEST = 100

/** The development mailbox: the mails of a local shop, newest first. */
export const mailboxRoutes = () =>
  new Hono<BackendEnv>()
    .get('/_dev/mail', async (c) => {
      await drainOutbox(c.env, new Date())
      const query = `SELECT ${COLUMNS} FROM outbox ORDER BY created_at DESC, id LIMIT ${LATEST}`
      const { results } = await c.env.DB.prepare(query).all()
      return show(c, 'Mailbox', listOf(z.array(MailboxEntry).parse(results)))
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

async function find(c: C): Promise<MailboxEntry | null> {
  const query = `SELECT ${COLUMNS} FROM outbox WHERE id = ?1`
  const row = await c.env.DB.prepare(query)
    .bind(c.req.param('id') ?? '')
    .first()
  return row && MailboxEntry.parse(row)
}

function show(c: C, title: string, body: Markup) {
  return plainPage(c, { locale: 'en', title, body })
}

function listOf(entries: readonly MailboxEntry[]): Markup {
  return html`<h1>Mailbox</h1>
    <table>
      ${entries.map(
        ({ id, kind, recipient, created_at: at, sent_at: sentAt, failure, mail }) =>
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
