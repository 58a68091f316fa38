import { COMMANDS } from './shop/commands.ts'
import { readGlobals } from './shop/globals.ts'
import { printable, printableLines } from './shop/printable.ts'
import { OpsError, openShop } from './shop/shop.ts'

process.exitCode = await main(process.argv.slice(2))

async function main(argv: readonly string[]): Promise<number> {
  const { url, secret, words } = readGlobals(argv)
  const found = commandOf(words)
  if (!found) return explain(words)
  try {
    const shop = await openShop({ url, secret })
    return await found.command.run(words.slice(found.words), shop)
  } catch (error) {
    if (!isForOperators(error)) throw error
    process.stderr.write(`${printableLines(error.message).join('\n')}\n`)
    return 1
  }
}

/** Errors that an operator can correct, including wrong options. */
function isForOperators(error: unknown): error is Error {
  if (error instanceof OpsError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
}

function commandOf([first = '', second = '']: readonly string[]) {
  // A map, since a record also has the names of its prototype.
  const commands = new Map(Object.entries(COMMANDS))
  const pair = commands.get(`${first} ${second}`)
  if (pair) return { command: pair, words: 2 }
  const single = commands.get(first)
  return single ? { command: single, words: 1 } : null
}

function explain(words: readonly string[]): number {
  const lines = Object.values(COMMANDS).map(
    ({ usage, summary }) => `  npm run shop -- ${usage.padEnd(24)} ${summary}\n`,
  )
  process.stderr.write(`${lines.join('')}
  --url <shop>       by default http://127.0.0.1:8787
  --secret <secret>  by default OPS_SECRET of the environment or of .dev.vars
`)
  if (words.length === 0) return 0
  process.stderr.write(`\nUnknown command "${printable(words.slice(0, 2).join(' '))}".\n`)
  return 2
}
