import type { Shop } from './shop.ts'

/** One word of `npm run shop -- …`: gets what follows it and answers the exit code. */
export type Command = {
  readonly usage: string
  readonly summary: string
  run(args: readonly string[], shop: Shop): Promise<number>
}
