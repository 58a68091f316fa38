import { parseArgs } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable, printableJson } from './printable.ts'
import { OpsError } from './shop.ts'

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

/** Shown whole, so nothing of it is named. */
const Copy = z.looseObject({})

/** `shop customer export <e-mail>`: for a customer or guest who wants to know what is stored. */
export const customerExportCommand: Command = {
  usage: 'customer export <e-mail>',
  summary: 'write all that is stored with an address as JSON, guests too',
  async run(args, shop) {
    const { email } = askedIn(args)
    const { data } = await shop.call({ path: '/own-data/export', body: { email }, schema: Copy })
    process.stdout.write(`${printableJson(data, 2)}\n`)
    return 0
  },
}

/** `shop customer erase <e-mail> [--confirm]`: without the option it only counts. */
export const customerEraseCommand: Command = {
  usage: 'customer erase <e-mail> [--confirm]',
  summary: 'show what of an address would be erased; erase it if confirmed',
  async run(args, shop) {
    const { email, confirm: isConfirmed } = askedIn(args)
    const body = { email, isConfirmed }
    const { data } = await shop.call({ path: '/own-data/erase', body, schema: Erasure })
    for (const line of linesOf(data)) process.stdout.write(`${printable(line)}\n`)
    return 0
  },
}

function askedIn(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { confirm: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  if (!email?.includes('@') || more.length > 0) throw new OpsError('Which e-mail address? One.')
  return { email, ...values }
}

/** What an erasure says: what goes, what stays, and how to go on. */
export function linesOf({ email, isErased, stored }: z.infer<typeof Erasure>): readonly string[] {
  const goes = [
    counted(stored.account, 'account', 'accounts'),
    counted(stored.guests, 'guest', 'guests'),
    counted(stored.addresses, 'postal address', 'postal addresses'),
    counted(stored.wishlist, 'article of the wishlist', 'articles of the wishlist'),
    counted(stored.projects, 'project', 'projects'),
    counted(stored.reviews, 'review', 'reviews'),
    counted(stored.inquiries, 'inquiry', 'inquiries'),
    counted(stored.newsletter, 'newsletter subscription', 'newsletter subscriptions'),
    counted(stored.stockAlerts, 'stock alert', 'stock alerts'),
    counted(stored.registrations, 'registration', 'registrations'),
    counted(stored.emailChanges, 'change of address', 'changes of address'),
    counted(stored.mails, 'mail', 'mails'),
  ].flat()
  const stays = [
    counted(stored.orders, 'order', 'orders'),
    counted(stored.withdrawals, 'withdrawal', 'withdrawals'),
  ].flat()
  const { openOrders } = stored
  return [
    email,
    `  ${isErased ? 'erased' : 'goes'}: ${goes.join(', ') || 'nothing'}`,
    `  ${isErased ? 'stayed' : 'stays'}: ${stays.join(', ') || 'nothing'}`,
    ...(openOrders > 0
      ? [`  ${openOrders} of the orders ${openOrders === 1 ? 'is' : 'are'} not completed yet`]
      : []),
    ...(isErased || goes.length === 0 ? [] : ['Nothing is erased yet: the same with --confirm.']),
  ]
}

function counted(count: number, one: string, many: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}
