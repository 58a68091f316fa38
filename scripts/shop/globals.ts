import { parseArgs } from 'node:util'
import { UsageError } from './usage.ts'

export type Globals = Readonly<{
  url: string | undefined
  secret: string | undefined
  isHelp: boolean
  /** The remaining arguments for the command. */
  words: readonly string[]
}>

/**
 * Takes `--url`, `--secret` and `--help` out of the arguments, at any position. Throws a
 * `UsageError` for a missing value or an invalid URL.
 */
export function readGlobals(argv: readonly string[]): Globals {
  const { tokens } = parseArgs({
    args: [...argv],
    options: {
      url: { type: 'string' },
      secret: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const taken = new Set<number>()
  const options: Record<string, string | undefined> = {}
  let isHelp = argv[0] === 'help'
  if (isHelp) taken.add(0)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, index, value, inlineValue } = token
    if (name === 'help') {
      isHelp = true
      taken.add(index)
    }
    if (name !== 'url' && name !== 'secret') continue
    if (!value || (!inlineValue && value.startsWith('-')))
      throw new UsageError(`--${name} needs a value.`)
    options[name] = value
    taken.add(index)
    if (inlineValue === false) taken.add(index + 1)
  }
  const { url, secret } = options
  if (url !== undefined && !(/^https?:\/\/[^/]/.test(url) && URL.canParse(url))) refuseUrl(url)
  return { url, secret, isHelp, words: argv.filter((_, index) => !taken.has(index)) }
}

function refuseUrl(url: string): never {
  throw new UsageError(`--url is the address of a shop, such as https://your.shop, not "${url}".`)
}
