import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { Vars } from '#worker/runtime/env.ts'

const FILE = '.dev.vars'

const Secrets = z.object({ OPS_SECRET: z.string().min(1), SIGNING_SECRET: z.string().min(1) })
const LocalVars = Secrets.catchall(z.string())
export type LocalVars = z.infer<typeof LocalVars>

/** Secrets of the local shop, created at its first start and ignored by git. */
export function localVars(): LocalVars {
  if (!existsSync(FILE)) {
    const lines = Object.keys(Secrets.shape).map(
      (name) => `${name}=${randomBytes(24).toString('hex')}`,
    )
    writeFileSync(FILE, `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  return LocalVars.parse(parseEnv(readFileSync(FILE, 'utf8')))
}

/** Worker vars set in the environment of the command. */
export function shopVars(): Record<string, string> {
  const names = Object.keys(Vars.in.shape)
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}
