import { parseArgs } from 'node:util'
import { OpsError } from './shop.ts'

/** A command was called with invalid arguments. The exit code is 2. */
export class UsageError extends OpsError {}

const OPTION = /--([a-z-]+)(?: <[^>]+>(…?))?/g
const WORD = /<[^>]+>|\[\w+(?:\|\w+)+\]/g

/** The options and the number of words in a usage line. */
function readUsage(usage: string) {
  const options = new Map(
    [...usage.matchAll(OPTION)].map(([text, name = '', many]) => [
      name,
      { takesValue: text.includes(' '), isRepeatable: many === '…' },
    ]),
  )
  return { options, words: usage.replace(OPTION, '').match(WORD)?.length ?? 0 }
}

/**
 * Refuses arguments that a command's usage line does not contain. `--name <value>` is an option
 * with a value, `…` after it allows repetition, and `<name>` is a word.
 */
export function checkArguments(usage: string, args: readonly string[]): void {
  const { options, words } = readUsage(usage)
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...options].map(([name, { takesValue }]) => [
        name,
        { type: takesValue ? ('string' as const) : ('boolean' as const), multiple: true },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const used = new Set<string>()
  let found = 0
  for (const token of tokens) {
    if (token.kind === 'positional' && ++found > words) refuse(`"${token.value}" is one too many.`)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const option = options.get(name)
    if (!option) return refuse(`Unknown option ${rawName}.`)
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'))
    if (option.takesValue && isMissing) refuse(`${rawName} needs a value.`)
    if (!option.takesValue && value !== undefined) refuse(`${rawName} takes no value.`)
    if (used.has(name) && !option.isRepeatable) refuse(`${rawName} is given twice.`)
    used.add(name)
  }

  function refuse(reason: string): never {
    throw new UsageError(`${reason}\nUsage: npm run shop -- ${usage}`)
  }
}
