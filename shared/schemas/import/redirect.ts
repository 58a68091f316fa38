import { z } from '#shared/schemas/zod.ts'

const MAX_LENGTH = 500

/** A path that cannot name another host and contains no spaces or control characters. */
const PLAIN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** Excludes user information: `https://shop@evil.example` is a page of evil.example. */
const NO_USER = /^[a-z]+:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * A line of `redirects.ndjson`: an old address and its target. The table comes before the redirect
 * rules (such as for `.html`), and applies to paths without a page.
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
  /** A path of the shop, or an external address. */
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
