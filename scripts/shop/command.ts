import type { ShopClient } from './shop.ts'

/** A command of `npm run shop -- …`. Receives the remaining arguments, returns the exit code. */
export type Command = {
  readonly usage: string
  readonly summary: string
  run(args: readonly string[], shop: ShopClient): Promise<number>
}
