import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { latest } from './latest.ts'
import { printable, printableLines } from './printable.ts'
import { UsageError } from './usage.ts'

const Inquiry = z.object({
  id: z.string(),
  receivedAt: z.string(),
  locale: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  comment: z.string(),
  number: z.string().nullable(),
})

const Listed = z.object({ inquiries: z.array(Inquiry) })

const SHORT_ID_LENGTH = 8

/** `shop inquiries list`: one line each, newest first. */
export const inquiriesCommand: Command = {
  usage: 'inquiries list [--limit <n>]',
  summary: 'list inquiries, newest first',
  async run(args, shop) {
    const { inquiries } = await latest(args, shop, '/inquiries', Listed)
    for (const { id, receivedAt, email, subject } of inquiries) {
      const line = [id.slice(0, SHORT_ID_LENGTH), receivedAt, email, subject].join('  ')
      process.stdout.write(`${printable(line)}\n`)
    }
    process.stdout.write(`${inquiries.length} inquiries\n`)
    return 0
  },
}

/** `shop inquiries show <id>`: one inquiry in full. */
export const inquiryShowCommand: Command = {
  usage: 'inquiries show <id>',
  summary: 'show an inquiry; the start of its id is enough',
  async run([id], shop) {
    if (!id) throw new UsageError('Add the id of an inquiry; `inquiries list` shows ids.')
    const { data } = await shop.call({
      method: 'GET',
      path: `/inquiries/${encodeURIComponent(id)}`,
      schema: Inquiry,
    })
    const { receivedAt, name, email, phone, subject, comment, number, locale } = data
    const head = [
      `${receivedAt}  ${name} <${email}>  ${locale}`,
      ...(phone === '' ? [] : [phone]),
      ...(number === null ? [] : [`article ${number}`]),
      subject,
    ]
    const lines = [...head.map(printable), '', ...printableLines(comment)]
    process.stdout.write(`${lines.join('\n')}\n`)
    return 0
  },
}
