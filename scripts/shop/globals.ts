import { parseArgs } from 'node:util'

export type Globals = Readonly<{
  url: string | undefined
  secret: string | undefined
  /** Remaining arguments of the command. */
  words: readonly string[]
}>

/** Removes `--url` and `--secret` from the arguments, at any position. */
export function readGlobals(argv: readonly string[]): Globals {
  const { tokens } = parseArgs({
    args: [...argv],
    options: { url: { type: 'string' }, secret: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const taken = new Set<number>()
  const options: Record<string, string | undefined> = {}
  for (const token of tokens) {
    if (token.kind !== 'option' || (token.name !== 'url' && token.name !== 'secret')) continue
    options[token.name] = token.value
    taken.add(token.index)
    if (token.inlineValue === false) taken.add(token.index + 1)
  }
  const words = argv.filter((_, index) => !taken.has(index))
  return { url: options.url, secret: options.secret, words }
}
