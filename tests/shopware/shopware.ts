import { z } from 'zod'

export type Access = Readonly<{ url: string; accessKey: string }>

/** Facts that differ between seeded Shopwares. */
export type Facts = Readonly<{ hasSeoPaths: boolean; hasEnglish: boolean }>

const Paths = z.object({ elements: z.array(z.unknown()) })
const Languages = z.object({
  elements: z.array(z.object({ translationCode: z.object({ code: z.string() }).nullish() })),
})
const Found = z.object({ elements: z.array(z.unknown()) })

/** A product of the seeded catalogue; a Shopware without it has another catalogue. */
const SEEDED_NUMBER = '70000'

/** Reads the facts of a Shopware. Throws for one that `npm run shopware:seed` did not fill. */
export async function factsOf(access: Access): Promise<Facts> {
  const products = await ask(access, '/product', Found, {
    filter: [{ type: 'equals', field: 'productNumber', value: SEEDED_NUMBER }],
  })
  if (products.elements.length === 0)
    throw new Error(
      `${access.url} has no article ${SEEDED_NUMBER}. Fill it first: npm run shopware:seed (docs/shopware.md)`,
    )
  const paths = await ask(access, '/seo-url', Paths, { limit: 1 })
  const { elements } = await ask(access, '/language', Languages, {
    limit: 100,
    associations: { translationCode: {} },
  })
  return {
    hasSeoPaths: paths.elements.length > 0,
    hasEnglish: elements.some(({ translationCode }) => translationCode?.code.startsWith('en')),
  }
}

const Channel = z.object({
  salesChannel: z.object({ domains: z.array(z.object({ url: z.string() })).nullish() }),
})

/**
 * The channel's domain for an origin: the origin, or a path below it, because two channels cannot
 * share one. Throws for other registrations.
 */
export async function domainAt(access: Access, origin: string): Promise<string> {
  const { salesChannel } = Channel.parse(await read(access, '/context', { method: 'GET' }))
  const behind = (salesChannel.domains ?? [])
    .map(({ url }) => url)
    .filter((url) => url === origin || url.startsWith(`${origin}/`))
  const [shortest = origin] = behind.toSorted((one, other) => one.length - other.length)
  return shortest
}

async function ask<T>(
  access: Access,
  path: string,
  schema: z.ZodType<T>,
  body: unknown,
): Promise<T> {
  return schema.parse(await read(access, path, { method: 'POST', body: JSON.stringify(body) }))
}

async function read(
  { url, accessKey }: Access,
  path: string,
  call: Readonly<{ method: string; body?: string }>,
): Promise<unknown> {
  const headers = { 'sw-access-key': accessKey, 'content-type': 'application/json' }
  const response = await fetch(`${url}${path}`, { ...call, headers })
  const text = await response.text()
  if (!response.ok)
    throw new Error(`${url}${path} answers ${response.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
