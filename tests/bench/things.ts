import { z } from 'zod'

/** Existing entities, so that calls succeed. */
export type Things = Readonly<{
  /** The path parameters of a route, and its smallest body. */
  of: (route: string) => Readonly<{
    names: Readonly<Record<string, string>>
    body: Readonly<Record<string, unknown>>
  }>
  countryId: string
  salutationId: string
  /** A product that can be ordered in pieces. */
  productId: string
}>

const Text = z.string()
const Texts = z.array(z.string())

/** Reads an entity of each kind from the database. */
export async function thingsIn(db: D1Database): Promise<Things> {
  const all = async (sql: string) =>
    Texts.parse((await db.prepare(sql).raw<unknown[]>()).map(([first]) => first))
  const one = async (sql: string) => Text.parse((await all(sql))[0])

  const [products, media] = [
    await all('SELECT public_id FROM product WHERE listed = 1 AND stock > 500 LIMIT 100'),
    await all('SELECT public_id FROM media LIMIT 100'),
  ]
  const slugs = async (table: string) => one(`SELECT record->>'$.slug.de' FROM ${table}`)
  const page = 'FROM landing_page ORDER BY length(record) DESC'
  const category = await one("SELECT public_id FROM category WHERE record->>'$.name.de' = 'Stoffe'")
  const names = {
    productId: products[0] ?? '',
    categoryId: category,
    navigationId: category,
    activeId: 'main-navigation',
    rootId: 'main-navigation',
    countryId: await one("SELECT public_id FROM country WHERE iso = 'DE'"),
    landingPageId: await one(`SELECT public_id ${page}`),
    filePath: 'de-1.xml',
  }
  const ids: Readonly<Record<string, string>> = {
    breadcrumb: names.productId,
    cms: await one(`SELECT cms_page_id ${page}`),
    'customer-group-registration': await one('SELECT id FROM customer_group'),
  }
  const slug: Readonly<Record<string, string>> = {
    blog: await slugs('blog_post'),
    gallery: await slugs('gallery_project'),
    lexicon: await slugs('lexicon_term'),
  }
  const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    '/media': { ids: media },
    '/product/purchase-limit': { ids: products },
    '/redirect': { path: await one('SELECT key FROM redirect') },
  }
  return {
    of: (route) => {
      const [, room = ''] = route.split('/')
      return {
        names: { ...names, id: ids[room] ?? 'x', slug: slug[room] ?? 'x' },
        body: bodies[route] ?? { search: 'nylon{marks}' },
      }
    },
    countryId: names.countryId,
    salutationId: await one('SELECT public_id FROM salutation'),
    productId: names.productId,
  }
}
