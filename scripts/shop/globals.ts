import { parseArgs } from 'node:util'

export type Globals = Readonly<{
  url: string | undefined
  secret: string | undefined
  /** The remaining arguments for the command. */
  words: readonly string[]
}>

/** Takes `--url` and `--secret` out of the arguments, wherever they stand. */
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
