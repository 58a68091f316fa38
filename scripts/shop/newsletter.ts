import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable, printableJson } from './printable.ts'

const Recipients = z.object({
  recipients: z.array(
    z.object({
      email: z.string(),
      locale: z.string(),
      confirmedAt: z.string().nullable(),
      unsubscribeUrl: z.string(),
    }),
  ),
  counts: z.object({ optIn: z.int(), notSet: z.int(), optOut: z.int() }),
})

const EXPORT_PAGE = 200

/** `shop newsletter`: counts confirmed, waiting and former recipients. */
export const newsletterCommand: Command = {
  usage: 'newsletter',
  summary: 'count confirmed, unconfirmed and former newsletter recipients',
  async run(_, shop) {
    const { data } = await shop.call({
      method: 'GET',
      path: '/newsletter?limit=1',
      schema: Recipients,
    })
    const { optIn, notSet, optOut } = data.counts
    const line = `${optIn} get it, ${notSet} have not confirmed, ${optOut} have left`
    process.stdout.write(`${printable(line)}\n`)
    return 0
  },
}

/**
 * `shop newsletter export`: confirmed recipients, one JSON object per line, with unsubscribe links.
 */
export const newsletterExportCommand: Command = {
  usage: 'newsletter export',
  summary: 'write all newsletter recipients as JSON, one per line',
  async run(_, shop) {
    for (let after = ''; ;) {
      const query = new URLSearchParams({ after, limit: String(EXPORT_PAGE) })
      const { data } = await shop.call({
        method: 'GET',
        path: `/newsletter?${query}`,
        schema: Recipients,
      })
      for (const recipient of data.recipients) process.stdout.write(`${printableJson(recipient)}\n`)
      const last = data.recipients.at(-1)
      if (!last || data.recipients.length < EXPORT_PAGE) return 0
      after = last.email
    }
  },
}
