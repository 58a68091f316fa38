import { parseArgs } from 'node:util'
import type { Command } from './shop/command.ts'
import { importCommand } from './shop/import.ts'
import { OpsError, openShop } from './shop/shop.ts'

/** Every word that `npm run shop -- …` knows; words of two parts stand before their first. */
const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
}

process.exitCode = await main(process.argv.slice(2))

async function main(argv: readonly string[]): Promise<number> {
  const { values, tokens } = parseArgs({
    args: [...argv],
    options: { url: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const isUrl = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && token.name === 'url'
        ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
        : [],
    ),
  )
  const words = argv.filter((_, index) => !isUrl.has(index))
  const found = commandOf(words)
  if (!found) return explain(words.length > 0)
  try {
    const shop = await openShop(typeof values.url === 'string' ? values.url : undefined)
    return await found.command.run(words.slice(found.words), shop)
  } catch (error) {
    if (!(error instanceof OpsError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
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
  process.stderr.write(`${lines.join('')}  --url <shop>, by default http://127.0.0.1:8787\n`)
  return isUnknown ? 2 : 0
}
