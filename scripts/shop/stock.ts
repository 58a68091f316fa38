import { parseArgs } from 'node:util'
import { formatNumber } from '#shared/i18n/format.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'
import { UsageError } from './usage.ts'

const Level = z.object({
  number: z.string(),
  name: z.string(),
  unit: z.string(),
  unitsPer: z.number(),
  stock: z.int().nullable(),
  rolls: z.array(z.int()),
  corrections: z.array(
    z.object({ at: z.string(), before: z.int(), after: z.int(), reason: z.string() }),
  ),
})
type Level = z.infer<typeof Level>

/** `shop stock show <number>`: stock, rolls and manual changes. */
export const stockShowCommand: Command = {
  usage: 'stock show <number>',
  summary: 'show stock, rolls and latest corrections of a product',
  async run(args, shop) {
    const path = `/stock/${productOf(args)}`
    const { data } = await shop.call({ method: 'GET', path, schema: Level })
    return tell(data)
  },
}

/** `shop stock set <number>`: sets a counted stock, in metres or pieces. */
export const stockSetCommand: Command = {
  usage: 'stock set <number> (--to <24> | --rolls <50,12.5>) --reason <why>',
  summary: 'set the stock in pieces or metres, or by rolls',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, rolls: { type: 'string' }, reason: { type: 'string' } },
      allowPositionals: true,
    })
    const path = `/stock/${productOf(positionals)}`
    const { to, rolls: input, reason } = values
    if (!reason) throw new UsageError('Add a reason: --reason "counted".')
    if ((to === undefined) === (input === undefined))
      throw new UsageError('Add the amount: either --to <24> or --rolls <50,12.5>.')
    const { data: level } = await shop.call({ method: 'GET', path, schema: Level })
    const rolls = input === undefined ? [] : input.split(',').map((each) => unitsIn(each, level))
    const stock =
      to === undefined ? rolls.reduce((sum, units) => sum + units, 0) : unitsIn(to, level)
    const body = { seen: level.stock ?? 0, stock, rolls, reason }
    const { data } = await shop.call({ path, body, schema: Level })
    return tell(data)
  },
}

function productOf([number]: readonly string[]): string {
  if (!number) throw new UsageError('Add a product number.')
  return encodeURIComponent(number)
}

/**
 * Parses an amount with a decimal point as whole sales units: 12.5 m are 125. Throws a `UsageError`
 * for other texts.
 */
export function unitsIn(
  input: string,
  { unit, unitsPer }: Pick<Level, 'unit' | 'unitsPer'>,
): number {
  const units = /^\s*\d{1,7}(\.\d{1,3})?\s*$/.test(input) ? Number(input) * unitsPer : Number.NaN
  if (Math.abs(units - Math.round(units)) < 1e-6) return Math.round(units)
  const example = unit === 'm' ? 'metres such as 12.5' : 'a whole number'
  throw new UsageError(`${input} is not an amount of this product; use ${example}.`)
}

function tell(level: Level): number {
  const { number, name, stock, rolls, corrections } = level
  const lines = [
    `${number}  ${name}`,
    stock === null ? 'without limit' : `${amountOf(stock, level)} in stock`,
    ...(rolls.length > 0
      ? [`rolls: ${rolls.map((units) => amountOf(units, level)).join(', ')}`]
      : []),
    ...corrections.map(({ at, before, after, reason }) => {
      const change = `${amountOf(before, level)} → ${amountOf(after, level)}`
      return `${at.slice(0, 16).replace('T', ' ')}  ${change}  ${reason}`
    }),
  ]
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
  return 0
}

function amountOf(units: number, { unit, unitsPer }: Level): string {
  return `${formatNumber('en', units / unitsPer)} ${unit === 'm' ? 'm' : 'pcs'}`
}
