import { spawnSync } from 'node:child_process'

/** Runs Wrangler with these arguments and returns its exit status. */
export type Wrangler = (args: readonly string[]) => number

/** The build chose the environment; Wrangler must not choose another. */
export const wrangler: Wrangler = (args) => {
  const { CLOUDFLARE_ENV: _chosen, ...env } = process.env
  return spawnSync('node_modules/.bin/wrangler', args, { stdio: 'inherit', env }).status ?? 1
}
