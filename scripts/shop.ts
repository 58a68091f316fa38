import { COMMANDS, withCurrentNames } from './shop/commands.ts'
import { readGlobals } from './shop/globals.ts'
import { printable, printableLines } from './shop/printable.ts'
import { OpsError, openShop } from './shop/shop.ts'
import { checkArguments, UsageError } from './shop/usage.ts'

// A reader of the pipe, such as `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await main(process.argv.slice(2))

/** Returns the exit code: 0, 1 if the shop or the machine refuses, 2 for a wrong call. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    const { url, secret, isHelp, words: given } = readGlobals(argv)
    const words = withCurrentNames(given)
    if (isHelp || words.length === 0) return explain(words)
    const { command, rest } = commandOf(words)
    checkArguments(command.usage, rest)
    return await command.run(rest, await openShop({ url, secret }))
  } catch (error) {
    if (!isForOperators(error)) throw error
    process.stderr.write(`${printableLines(error.message).join('\n')}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

/** Errors that an operator can correct: ours, and those of files and folders. */
function isForOperators(error: unknown): error is Error {
  return error instanceof OpsError || (error instanceof Error && 'syscall' in error)
}

function commandOf(words: readonly string[]) {
  const [first = '', second = ''] = words
  // A `Map`, because an object also has the names of its prototype.
  const commands = new Map(Object.entries(COMMANDS))
  const pair = commands.get(`${first} ${second}`)
  if (pair) return { command: pair, rest: words.slice(2) }
  const single = commands.get(first)
  if (single) return { command: single, rest: words.slice(1) }
  const near = usagesOf([first])
  const list = near.length > 0 ? `\n${near.join('\n')}` : ' "npm run shop -- help" lists all.'
  throw new UsageError(`Unknown command "${printable(words.slice(0, 2).join(' '))}".${list}`)
}

function explain(words: readonly string[]): number {
  const usages = usagesOf(words)
  if (usages.length === 0) commandOf(words)
  process.stdout.write(`${usages.join('\n')}

  --url <shop>       by default the shop of this folder
  --secret <secret>  else OPS_SECRET of the environment, or of .dev.vars for the shop of this folder
`)
  return 0
}

/** Usage lines of the named command, of commands that start with the words, or of all commands. */
function usagesOf(words: readonly string[]): readonly string[] {
  const all = Object.entries(COMMANDS)
  const exact = all.filter(([name]) => name === words.slice(0, 2).join(' '))
  const group = all.filter(([name]) => words.length === 0 || name.split(' ')[0] === words[0])
  return (exact.length > 0 ? exact : group).map(
    ([, { usage, summary }]) => `  npm run shop -- ${usage}\n      ${summary}`,
  )
}
