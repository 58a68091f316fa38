import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const FILE = '.dev.vars'

/** The secrets of this machine's shop, made at its first start and kept out of git. */
export function localVars(): Record<string, string> {
  if (!existsSync(FILE)) {
    const lines = ['OPS_SECRET', 'SIGNING_SECRET'].map(
      (name) => `${name}=${randomBytes(24).toString('hex')}`,
    )
    writeFileSync(FILE, `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  const vars = parseEnv(readFileSync(FILE, 'utf8'))
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, value ?? '']))
}
