import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { csvLine } from './csv.ts'
import { UsageError } from './usage.ts'

const DocumentEntry = z.object({
  date: z.string(),
  paper: z.string(),
  order: z.string(),
  customer: z.string(),
  name: z.string(),
  vatId: z.string(),
  taxState: z.string(),
  payment: z.string(),
  rate: z.int(),
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
})
const Entries = z.object({ entries: z.array(DocumentEntry), after: z.int().nullable() })
type DocumentEntry = z.infer<typeof DocumentEntry>

const COLUMNS = DocumentEntry.keyof().options
/** In hundredths: amounts in cents, rates in basis points. */
const FIGURES: ReadonlySet<string> = new Set(['rate', 'net', 'tax', 'gross'])

/** `shop documents export`: invoices and credit notes of a period as CSV. */
export const documentsExportCommand: Command = {
  usage: 'documents export --from <day> --to <day>',
  summary: 'write invoices and credit notes as CSV, one line per tax rate',
  async run(args, shop) {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' } },
    })
    const { from, to } = values
    if (!from || !to)
      throw new UsageError('Add the first and the last day: --from 2026-01-01 --to 2026-01-31')
    for (const day of [from, to])
      if (!z.iso.date().safeParse(day).success)
        throw new UsageError(`"${day}" is not a day, such as 2026-01-31.`)
    if (from > to) throw new UsageError(`--from ${from} is later than --to ${to}.`)
    for (let after: number | null = 0; after !== null;) {
      const query: URLSearchParams = new URLSearchParams({ from, to, after: String(after) })
      const path = `/papers?${query}`
      const { data } = await shop.call({ method: 'GET', path, schema: Entries })
      // A refused export leaves the file empty, without a header.
      if (after === 0) process.stdout.write(csvLine(COLUMNS))
      for (const entry of data.entries) process.stdout.write(csvLine(cellsOf(entry)))
      // A repeated cursor would loop for ever.
      after = data.after !== null && data.after > after ? data.after : null
    }
    return 0
  },
}

const KINDS = ['invoice', 'delivery_note', 'credit_note'] as const
const Printed = z.object({ papers: z.int(), base64: z.base64() })

/** `shop documents print`: documents of a day in one PDF. */
export const documentsPrintCommand: Command = {
  usage: 'documents print --day <day> [--kind <delivery_note>] [--out <file>]',
  summary: 'write the documents of a day as one PDF',
  async run(args, shop) {
    const { values } = parseArgs({
      args: [...args],
      options: { day: { type: 'string' }, kind: { type: 'string' }, out: { type: 'string' } },
    })
    const { day, kind } = values
    if (!day) throw new UsageError('Add a day: --day 2026-01-31')
    if (kind !== undefined && !KINDS.some((known) => known === kind))
      throw new UsageError(`--kind is one of ${KINDS.join(', ')}.`)
    const query = new URLSearchParams({ day, ...(kind !== undefined && { kind }) })
    const path = `/papers/print?${query}`
    const { data } = await shop.call({ method: 'GET', path, schema: Printed })
    const file = values.out ?? `papers-${day}.pdf`
    await writeFile(file, Buffer.from(data.base64, 'base64'))
    process.stdout.write(`${file}: ${data.papers} documents\n`)
    return 0
  },
}

function cellsOf(entry: DocumentEntry): readonly (string | number)[] {
  return COLUMNS.map((column) => {
    const value = entry[column]
    return FIGURES.has(column) ? Number(value) / 100 : value
  })
}
