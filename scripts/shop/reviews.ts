import { parseArgs } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { countOf } from './latest.ts'
import { printable, printableLines } from './printable.ts'
import type { ShopClient } from './shop.ts'
import { UsageError } from './usage.ts'

const Review = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  points: z.int(),
  author: z.string(),
  language: z.string(),
  title: z.string(),
  text: z.string(),
  writtenAt: z.string(),
})
type Review = z.infer<typeof Review>

const SHORT_ID_LENGTH = 8

/** `shop reviews list`: waiting reviews, or those of another state. */
export const reviewsCommand: Command = {
  usage: 'reviews list [--state <state>]',
  summary: 'list waiting reviews, or --state approved, refused, all',
  async run(args, shop) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        state: { type: 'string', default: 'waiting' },
        limit: { type: 'string', default: '50' },
      },
    })
    const { data } = await shop.call({
      method: 'GET',
      path: `/reviews?${new URLSearchParams({ ...values, limit: countOf(values.limit) })}`,
      schema: z.object({ reviews: z.array(Review) }),
    })
    for (const review of data.reviews) process.stdout.write(linesOf(review))
    process.stdout.write(`${data.reviews.length} reviews\n`)
    return 0
  },
}

/** `shop reviews approve <id>`: publishes a review. */
export const reviewApproveCommand: Command = {
  usage: 'reviews approve <id>',
  summary: 'publish a review; the start of its id is enough',
  run: (args, shop) => decide(shop, args, 'approve'),
}

/** `shop reviews refuse <id>`: hides a review from everyone except its author. */
export const reviewRefuseCommand: Command = {
  usage: 'reviews refuse <id>',
  summary: 'hide a review',
  run: (args, shop) => decide(shop, args, 'refuse'),
}

async function decide(shop: ShopClient, [id]: readonly string[], decision: 'approve' | 'refuse') {
  if (!id) throw new UsageError('Add the id of a review; `reviews list` shows ids.')
  const { data } = await shop.call({
    path: `/reviews/${encodeURIComponent(id)}/${decision}`,
    body: {},
    schema: z.object({ changed: z.boolean(), review: Review }),
  })
  const { review, changed } = data
  const what = `${review.id.slice(0, SHORT_ID_LENGTH)} of article ${review.number}`
  const sentence = `Review ${what} ${changed ? 'is now' : 'was already'} ${review.state}`
  process.stdout.write(`${printable(sentence)}\n`)
  return 0
}

function linesOf({ id, state, number, points, author, writtenAt, ...review }: Review): string {
  const head = [id.slice(0, SHORT_ID_LENGTH), state, number, `${points}/5`, writtenAt, author]
  const lines = [printable(review.title), ...printableLines(review.text)]
  return `${[printable(head.join('  ')), ...lines].join('\n    ')}\n`
}
