import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { formatMoney } from '#shared/i18n/format.ts'
import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'
import { OpsError } from './shop.ts'
import { UsageError } from './usage.ts'

const Summary = z.object({
  key: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  pattern: z.string().nullable(),
  codes: z.object({ made: z.int(), left: z.int() }).nullable(),
  scope: z.string(),
  discount: PromotionRecord.shape.discount,
  from: z.string().nullable(),
  until: z.string().nullable(),
  uses: z.int(),
  maxUses: z.int().nullable(),
  ended: z.boolean(),
})
type Summary = z.infer<typeof Summary>
const Changed = z.object({ changed: z.boolean(), promotion: Summary })

/** `shop promotions`: one line per promotion. */
export const promotionsCommand: Command = {
  usage: 'promotions',
  summary: 'list promotions with their codes and uses',
  async run(_args, shop) {
    const { data } = await shop.call({
      method: 'GET',
      path: '/promotions',
      schema: z.object({ promotions: z.array(Summary) }),
    })
    for (const promotion of data.promotions) process.stdout.write(`${lineOf(promotion)}\n`)
    return 0
  },
}

/** `shop promotion add <file>`: adds a promotion of the import format. */
export const promotionAddCommand: Command = {
  usage: 'promotion add <file.json>',
  summary: 'add a promotion from a file with a line of promotions.ndjson',
  async run([file], shop) {
    if (!file)
      throw new UsageError(
        'Add a file with one promotion in the import format (docs/import-format.md).',
      )
    const record = PromotionRecord.safeParse(await jsonIn(file))
    if (!record.success) {
      const reasons = record.error.issues.map(
        ({ path, message }) => `${path.map(String).join('.')}: ${message}`,
      )
      throw new OpsError(`${file} is invalid: ${reasons.join('; ')}.`)
    }
    const { data } = await shop.call({ path: '/promotions', body: record.data, schema: Changed })
    process.stdout.write(`${lineOf(data.promotion)}\n`)
    return 0
  },
}

/** `shop promotion end <key>`: ends a promotion; its codes are reported as expired. */
export const promotionEndCommand: Command = {
  usage: 'promotion end <key>',
  summary: 'end a promotion',
  async run(args, shop) {
    const path = `/promotions/${encodeURIComponent(keyOf(args))}/end`
    const { data } = await shop.call({ path, body: {}, schema: Changed })
    process.stdout.write(`${lineOf(data.promotion)}${data.changed ? '' : '  (unchanged)'}\n`)
    return 0
  },
}

/** `shop promotion codes <key>`: creates single-use codes, one per line. */
export const promotionCodesCommand: Command = {
  usage: 'promotion codes <key> [--count <n>]',
  summary: 'create single-use codes by the pattern of a promotion',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { count: { type: 'string', default: '10' } },
      allowPositionals: true,
    })
    const count = Number(values.count)
    if (!Number.isInteger(count) || count < 1)
      throw new UsageError('--count must be a positive whole number.')
    const { data } = await shop.call({
      path: `/promotions/${encodeURIComponent(keyOf(positionals))}/codes`,
      body: { count },
      schema: z.object({ codes: z.array(z.string()) }),
    })
    process.stdout.write(data.codes.map((code) => `${printable(code)}\n`).join(''))
    if (data.codes.length === count) return 0
    process.stderr.write(
      `Only ${data.codes.length} codes: the pattern has few combinations left.\n`,
    )
    return 1
  },
}

async function jsonIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new OpsError(`${file} cannot be read as JSON.`)
  }
}

function keyOf([key]: readonly string[]): string {
  if (!key) throw new UsageError('Add the key of a promotion; `promotions` lists keys.')
  return key
}

const BASIS_POINTS_PER_PERCENT = 100

function lineOf(promotion: Summary): string {
  const { key, name, code, pattern, codes, discount, scope, from, until } = promotion
  const off =
    discount.kind === 'percent'
      ? `${discount.basisPoints / BASIS_POINTS_PER_PERCENT} %`
      : formatMoney('en', discount.cents)
  const input = code ?? (pattern && `${pattern} (${codes?.left ?? 0} of ${codes?.made ?? 0} left)`)
  const days = from || until ? `${from ?? ''} to ${until ?? ''}` : ''
  const uses = `used ${promotion.uses}${promotion.maxUses === null ? '' : ` of ${promotion.maxUses}`}`
  const rest = [input ?? 'without code', `${off} off ${scope}`, days, uses, name]
  const cells = [key.padEnd(16), ...rest, promotion.ended ? 'ended' : ''].filter(Boolean)
  return printable(cells.join('  '))
}
