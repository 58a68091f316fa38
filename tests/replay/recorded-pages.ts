import { z } from 'zod'
import type { SentCall } from './recorded-reads.ts'

/** Recorded pages, whose calls get the exact responses. */
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
    /** Path below the Store API with its query. */
    path: z.string(),
    language: z.enum(['de', 'en']).nullable(),
    seoUrls: z.boolean(),
    body: z.string(),
    /** 400 for an empty form, with an error for each field. */
    status: z.int().default(200),
    /** The response as sent, with `<shop>` for the Shopware's address; '' if empty. */
    text: z.string(),
  }),
)
export type RecordedPages = z.infer<typeof RecordedPages>

/** Calls of pages and their responses, from `data/pages.json`. */
export const recordedPagesOf = (text: string): RecordedPages =>
  RecordedPages.parse(JSON.parse(text))

/** The recorded response to a call, with this origin as the Shopware's. */
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
