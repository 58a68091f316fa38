import { z } from 'zod'

/** Where a Shopware stands, and what opens it. */
export type Access = Readonly<{ url: string; accessKey: string }>

/** What a seeded Shopware may have or not. */
export type Facts = Readonly<{ hasSeoPaths: boolean; hasEnglish: boolean }>

const Paths = z.object({ elements: z.array(z.unknown()) })
const Languages = z.object({
  elements: z.array(z.object({ translationCode: z.object({ code: z.string() }).nullish() })),
})
const Found = z.object({ elements: z.array(z.unknown()) })

/** An article of the seeded catalogue: without it the Shopware holds something else. */
const SEEDED_NUMBER = '70000'

/** Asks a Shopware what it has, and refuses one that `npm run shopware:seed` did not fill. */
export async function factsOf(access: Access): Promise<Facts> {
  const articles = await ask(access, '/product', Found, {
    filter: [{ type: 'equals', field: 'productNumber', value: SEEDED_NUMBER }],
  })
  if (articles.elements.length === 0)
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

async function ask<T>(
  { url, accessKey }: Access,
  path: string,
  schema: z.ZodType<T>,
  body: unknown,
): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'sw-access-key': accessKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}${path} answers ${answer.status}: ${text.slice(0, 300)}`)
  return schema.parse(JSON.parse(text))
}
