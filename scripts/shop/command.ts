import type { Shop } from './shop.ts'

/** A command of `npm run shop -- …`. Receives the remaining arguments, returns the exit code. */
export type Command = {
  readonly usage: string
  readonly summary: string
  run(args: readonly string[], shop: Shop): Promise<number>
}
