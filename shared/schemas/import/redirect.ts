import { z } from '#shared/schemas/zod.ts'

const MAX_LENGTH = 500

/** A path without anything that could make it another host's, or that no address line holds. */
const PLAIN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** `https://shop@evil.example` is at evil.example. */
const NO_USER = /^[a-z]+:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * A line of `redirects.ndjson`: an address that is no page any more. It is asked for where there is
 * no page, so it comes after pages, the shop's own table and its rules.
 */
export const RedirectRecord = z.strictObject({
  /** The old path, decoded, with its locale prefix. */
  from: z
    .string()
    .max(MAX_LENGTH)
    .regex(PLAIN_PATH)
    .refine((path) => path !== '/' && !/[?#]|\/\/|\/$|\.html$/.test(path), {
      message: 'has a query, a fragment, or ends in a slash or .html, which addresses lose before',
    }),
  /** A path of the shop, or an address elsewhere as given. */
  to: z.union([
    z.string().max(MAX_LENGTH).regex(PLAIN_PATH),
    z
      .url({ protocol: /^https?$/ })
      .max(MAX_LENGTH)
      .regex(NO_USER, { message: 'names a user' }),
  ]),
  /** For good (301), or for now (302). */
  permanent: z.boolean(),
})
export type RedirectRecord = z.infer<typeof RedirectRecord>
