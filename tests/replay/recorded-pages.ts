import { z } from 'zod'
import type { SentCall } from './recorded-reads.ts'

/** Addresses whose pages were recorded: what they ask for is answered word for word. */
export const PAGES = [
  '/',
  '/en',
  '/Stoffe',
  '/en/Fabrics',
  '/Ripstop-Nylon-silikonbeschichtet-20den-36g-qm-Schwarz/70000',
  '/en/Ripstop-nylon-silicone-coated-20den-36g-sqm-Black/70000',
  '/search?search=Ripstop',
  '/en/search?search=Ripstop',
  '/search?search=xqzwvkjh',
  '/en/search?search=xqzwvkjh',
  '/impressum',
  '/en/imprint',
] as const

const RecordedPages = z.array(
  z.object({
    method: z.string(),
    /** Below the Store API's address, with its query. */
    path: z.string(),
    language: z.enum(['de', 'en']).nullable(),
    seoUrls: z.boolean(),
    body: z.string(),
    /** 400 where an empty form was refused field by field. */
    status: z.int().default(200),
    /** The answer as it was sent, with `<shop>` for the Shopware's address; '' where it has none. */
    text: z.string(),
  }),
)
export type RecordedPages = z.infer<typeof RecordedPages>

/** What pages asked a Shopware and what it answered, from the text of `data/pages.json`. */
export const recordedPagesOf = (text: string): RecordedPages =>
  RecordedPages.parse(JSON.parse(text))

/** The recorded answer to a call of a page, told by the Shopware at this origin. */
export function pageReads(pages: RecordedPages, origin: string) {
  const shop = origin.replaceAll('/', '\\/')
  const known = new Map(
    pages.map(({ status, text, ...call }) => [
      nameOf(call),
      { status, text: text.replaceAll('<shop>', shop) },
    ]),
  )
  return (call: SentCall) => known.get(nameOf(call)) ?? null
}

const nameOf = ({ method, path, language, seoUrls, body }: SentCall) =>
  JSON.stringify([method, path, language, seoUrls, body])
