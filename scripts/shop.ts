import { readGlobals } from './shop/globals.ts'
import type { Command } from './shop/command.ts'
import {
  customerGrantCommand,
  customerLockCommand,
  customerResendCommand,
  customersCommand,
  customersExportCommand,
  customerShowCommand,
  customerUnlockCommand,
} from './shop/customers.ts'
import { exportCommand } from './shop/export.ts'
import { importCommand } from './shop/import.ts'
import { modeCommand } from './shop/mode.ts'
import {
  orderPaidCommand,
  orderShippedCommand,
  orderShowCommand,
  ordersCommand,
} from './shop/orders.ts'
import { reviewApproveCommand, reviewRefuseCommand, reviewsCommand } from './shop/reviews.ts'
import { reportsCommand } from './shop/reports.ts'
import { inquiriesCommand, inquiryShowCommand } from './shop/inquiries.ts'
import { OpsError, openShop } from './shop/shop.ts'
import { platesCommand } from './shop/plates.ts'
import { withdrawalsCommand } from './shop/withdrawals.ts'

/** Every command that `npm run shop -- …` knows, by its one or two words. */
const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  plates: platesCommand,
  orders: ordersCommand,
  'order show': orderShowCommand,
  'order paid': orderPaidCommand,
  'order shipped': orderShippedCommand,
  withdrawals: withdrawalsCommand,
  'reviews list': reviewsCommand,
  'reviews approve': reviewApproveCommand,
  'reviews refuse': reviewRefuseCommand,
  reports: reportsCommand,
  'inquiries list': inquiriesCommand,
  'inquiries show': inquiryShowCommand,
  mode: modeCommand,
  customers: customersCommand,
  'customers export': customersExportCommand,
  'customer show': customerShowCommand,
  'customer grant': customerGrantCommand,
  'customer lock': customerLockCommand,
  'customer unlock': customerUnlockCommand,
  'customer resend-opt-in': customerResendCommand,
}

process.exitCode = await main(process.argv.slice(2))

async function main(argv: readonly string[]): Promise<number> {
  const { url, secret, words } = readGlobals(argv)
  const found = commandOf(words)
  if (!found) return explain(words.length > 0)
  try {
    const shop = await openShop({ url, secret })
    return await found.command.run(words.slice(found.words), shop)
  } catch (error) {
    if (!isForOperators(error)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

/** What an operator can put right, wrong options included. */
function isForOperators(error: unknown): error is Error {
  if (error instanceof OpsError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
}

function commandOf([first = '', second = '']: readonly string[]) {
  const pair = COMMANDS[`${first} ${second}`]
  if (pair) return { command: pair, words: 2 }
  const single = COMMANDS[first]
  return single ? { command: single, words: 1 } : null
}

function explain(isUnknown: boolean): number {
  const lines = Object.values(COMMANDS).map(
    ({ usage, summary }) => `  npm run shop -- ${usage.padEnd(24)} ${summary}\n`,
  )
  process.stderr.write(`${lines.join('')}
  --url <shop>       by default http://127.0.0.1:8787
  --secret <secret>  else OPS_SECRET of the environment or of .dev.vars
`)
  return isUnknown ? 2 : 0
}
