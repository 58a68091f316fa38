import { parseArgs } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { countOf } from './latest.ts'
import { printable, printableJson } from './printable.ts'
import type { ShopClient } from './shop.ts'
import { UsageError } from './usage.ts'

const Summary = z.object({
  number: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  guest: z.boolean(),
  group: z.string().nullable(),
  requestedGroup: z.string().nullable(),
  locked: z.boolean(),
  orders: z.int(),
  createdAt: z.string(),
})
type Summary = z.infer<typeof Summary>

/** Only fields that paging needs; the rest is passed through. */
const Details = z.looseObject({ ...Summary.shape })

const EXPORT_PAGE = 200

/** `shop customers`: one line per customer, by number. */
export const customersCommand: Command = {
  usage: 'customers [--search <text>] [--requests] [--guests] [--limit <n>]',
  summary: 'list customers, or requests for a customer group; --guests adds guests',
  async run(args, shop) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        search: { type: 'string', default: '' },
        requests: { type: 'boolean', default: false },
        guests: { type: 'boolean', default: false },
        limit: { type: 'string', default: '50' },
      },
    })
    const { search: text, requests, guests } = values
    const limit = countOf(values.limit)
    const flags = { requests: String(requests), guests: String(guests) }
    const query = new URLSearchParams({ text, limit, ...flags })
    const { data } = await shop.call({
      method: 'GET',
      path: `/customers?${query}`,
      schema: z.object({ customers: z.array(Summary) }),
    })
    for (const customer of data.customers) process.stdout.write(`${lineOf(customer)}\n`)
    if (data.customers.length === 0) process.stdout.write('0 customers\n')
    return 0
  },
}

/** `shop customers export`: customers and guests, one JSON object per line. */
export const customersExportCommand: Command = {
  usage: 'customers export',
  summary: 'write all customers as JSON, one per line',
  async run(_, shop) {
    for (let after = '0'; ;) {
      const query = new URLSearchParams({ guests: 'true', details: 'true', after })
      query.set('limit', String(EXPORT_PAGE))
      const { data } = await shop.call({
        method: 'GET',
        path: `/customers?${query}`,
        schema: z.object({ customers: z.array(Details) }),
      })
      for (const customer of data.customers) process.stdout.write(`${printableJson(customer)}\n`)
      const last = data.customers.at(-1)
      if (!last || data.customers.length < EXPORT_PAGE) return 0
      after = last.number
    }
  },
}

/** `shop customer show <number or email>`. */
export const customerShowCommand: Command = {
  usage: 'customer show <number|email>',
  summary: 'show a customer with their addresses',
  run: (args, shop) => show(shop, 'GET', `/customers/${whoOf(args)}`),
}

/** `shop customer grant <number or email> <group>`: notifies the customer by mail. */
export const customerGrantCommand: Command = {
  usage: 'customer grant <who> <group>',
  summary: 'assign a customer group and notify the customer',
  run: (args, shop) => {
    const group = args[1]
    if (!group)
      throw new UsageError('Add a customer group; the demo shop has "standard" and "trade".')
    return show(shop, 'POST', `/customers/${whoOf(args)}/group`, { group })
  },
}

export const customerLockCommand: Command = {
  usage: 'customer lock <who>',
  summary: 'log a customer out everywhere and block logins',
  run: (args, shop) => show(shop, 'POST', `/customers/${whoOf(args)}/lock`, {}),
}

export const customerUnlockCommand: Command = {
  usage: 'customer unlock <who>',
  summary: 'unlock a customer',
  run: (args, shop) => show(shop, 'POST', `/customers/${whoOf(args)}/unlock`, {}),
}

/** `shop customer resend-opt-in <email>`: sends a new link and voids the old one. */
export const customerResendCommand: Command = {
  usage: 'customer resend-opt-in <email>',
  summary: 'send the confirmation mail of a registration again',
  async run([email], shop) {
    if (!email) throw new UsageError('Add an email address.')
    const schema = z.object({ sent: z.boolean() })
    await shop.call({ path: '/registrations/resend', body: { email }, schema })
    process.stdout.write(`Sent again to ${email}\n`)
    return 0
  },
}

async function show(
  shop: ShopClient,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<number> {
  const { data } = await shop.call({ method, path, body, schema: Details })
  process.stdout.write(`${printableJson(data, 2)}\n`)
  return 0
}

function whoOf([who]: readonly string[]): string {
  if (!who) throw new UsageError('Add a customer number or an email address.')
  return encodeURIComponent(who)
}

function lineOf(customer: Summary): string {
  const { number, email, name, company, group, requestedGroup, locked, orders, guest } = customer
  const notes = [
    guest ? 'guest' : (group ?? ''),
    requestedGroup && `asks for ${requestedGroup}`,
    locked && 'locked',
    `${orders} orders`,
  ]
  const person = company === null ? name : `${name}, ${company}`
  return printable(`${number}  ${person} <${email}>  ${notes.filter(Boolean).join(', ')}`)
}
