import { parseArgs } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable, printableJson } from './printable.ts'
import { UsageError } from './usage.ts'

const Count = z.int().min(0)
const Stored = z.object({
  account: Count,
  guests: Count,
  addresses: Count,
  wishlist: Count,
  projects: Count,
  reviews: Count,
  inquiries: Count,
  newsletter: Count,
  stockAlerts: Count,
  registrations: Count,
  emailChanges: Count,
  mails: Count,
  orders: Count,
  openOrders: Count,
  withdrawals: Count,
})
export type Stored = z.infer<typeof Stored>

const Erasure = z.object({ email: z.string(), isErased: z.boolean(), stored: Stored })

/** Passed through, so no field is named. */
const Copy = z.looseObject({})

/** `shop customer export <email>`: everything stored about a customer or guest. */
export const customerExportCommand: Command = {
  usage: 'customer export <email>',
  summary: 'write everything stored with an email address as JSON, guests included',
  async run(args, shop) {
    const { email } = requestedIn(args)
    const { data } = await shop.call({ path: '/own-data/export', body: { email }, schema: Copy })
    process.stdout.write(`${printableJson(data, 2)}\n`)
    return 0
  },
}

/** `shop customer erase <email> [--confirm]`: without the option it only counts. */
export const customerEraseCommand: Command = {
  usage: 'customer erase <email> [--confirm | --dry-run]',
  summary: 'count the data of an email address; erase it with --confirm',
  async run(args, shop) {
    const { email, confirm: isConfirmed } = requestedIn(args)
    const body = { email, isConfirmed }
    const { data } = await shop.call({ path: '/own-data/erase', body, schema: Erasure })
    for (const line of linesOf(data)) process.stdout.write(`${printable(line)}\n`)
    return 0
  },
}

function requestedIn(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      confirm: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  if (!email?.includes('@') || more.length > 0)
    throw new UsageError('Add exactly one email address.')
  return { email, confirm: values.confirm && !values['dry-run'] }
}

/** Report of an erasure: deleted data, retained data, next steps. */
export function linesOf({ email, isErased, stored }: z.infer<typeof Erasure>): readonly string[] {
  const goes = [
    counted(stored.account, 'account', 'accounts'),
    counted(stored.guests, 'guest', 'guests'),
    counted(stored.addresses, 'postal address', 'postal addresses'),
    counted(stored.wishlist, 'wishlist item', 'wishlist items'),
    counted(stored.projects, 'project', 'projects'),
    counted(stored.reviews, 'review', 'reviews'),
    counted(stored.inquiries, 'inquiry', 'inquiries'),
    counted(stored.newsletter, 'newsletter subscription', 'newsletter subscriptions'),
    counted(stored.stockAlerts, 'stock alert', 'stock alerts'),
    counted(stored.registrations, 'registration', 'registrations'),
    counted(stored.emailChanges, 'email change', 'email changes'),
    counted(stored.mails, 'mail', 'mails'),
  ].flat()
  const stays = [
    counted(stored.orders, 'order', 'orders'),
    counted(stored.withdrawals, 'withdrawal', 'withdrawals'),
  ].flat()
  const { openOrders } = stored
  return [
    email,
    `  ${isErased ? 'erased' : 'to erase'}: ${goes.join(', ') || 'nothing'}`,
    `  ${isErased ? 'kept' : 'to keep'}: ${stays.join(', ') || 'nothing'}`,
    ...(openOrders > 0
      ? [`  ${openOrders} ${openOrders === 1 ? 'order is' : 'orders are'} still open`]
      : []),
    ...(isErased || goes.length === 0
      ? []
      : ['Nothing was erased. Repeat the command with --confirm.']),
  ]
}

function counted(count: number, one: string, many: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}
