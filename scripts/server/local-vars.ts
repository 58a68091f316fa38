import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const FILE = '.dev.vars'

const Secrets = z.object({ OPS_SECRET: z.string().min(1), SIGNING_SECRET: z.string().min(1) })
const LocalVars = Secrets.catchall(z.string())

/** The secrets of this machine's shop, made at its first start and kept out of git. */
export function localVars(): z.infer<typeof LocalVars> {
  if (!existsSync(FILE)) {
    const lines = Object.keys(Secrets.shape).map(
      (name) => `${name}=${randomBytes(24).toString('hex')}`,
    )
    writeFileSync(FILE, `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  return LocalVars.parse(parseEnv(readFileSync(FILE, 'utf8')))
}

/** What the environment of the command sets: any `SHOP_*` or `STORE_API_*` var. */
export function shopVars(): Record<string, string> {
  const named = Object.entries(process.env).filter(([name]) => /^(SHOP|STORE_API)_/.test(name))
  return Object.fromEntries(named.map(([name, value]) => [name, value ?? '']))
}
