import { z } from '#shared/schemas/zod.ts'

const MAX_LENGTH = 500

/** A path that cannot name another host and has no spaces or control characters. */
const PLAIN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** `https://shop@evil.example` is at evil.example. */
const NO_USER = /^[a-z]+:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * A line of `redirects.ndjson`: an old address and its target. It is looked up for a path that a
 * rule of the shop would change (such as `.html`), before the rule, and for a path without a page.
 */
export const RedirectRecord = z.strictObject({
  /** The old path, decoded, with its locale prefix. */
  from: z
    .string()
    .max(MAX_LENGTH)
    .regex(PLAIN_PATH)
    .refine((path) => path !== '/' && !/[?#]|\/\//.test(path), {
      message: 'is the home page, or has a query, a fragment or an empty segment',
    }),
  /** A path of the shop, or an address elsewhere as given. */
  to: z.union([
    z.string().max(MAX_LENGTH).regex(PLAIN_PATH),
    z
      .url({ protocol: /^https?$/ })
      .max(MAX_LENGTH)
      .regex(NO_USER, { message: 'names a user' }),
  ]),
  /** 301 if true, else 302. */
  permanent: z.boolean(),
})
export type RedirectRecord = z.infer<typeof RedirectRecord>
