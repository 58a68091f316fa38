import type { SourceCatalogue } from '#seed/source/catalogue.ts'
import type { SourceProduct, SourceParentProduct } from '#seed/source/parent-product.ts'

const FIRST_NUMBER = 10_000
const LAST_NUMBER = 99_999

/** Maximum number of products with five-digit numbers. */
export const MAX_PRODUCTS = LAST_NUMBER - FIRST_NUMBER + 1

/** Key of the edited parent that a generated one copies. */
export const templateOf = (key: string): string => key.replace(/-series-\d+$/, '')

/** Numbers from 0 to 1, equal for equal seeds (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A catalogue of exactly `count` products, copied from the parents of another with their own names,
 * numbers, prices, weights and stock. Deterministic. Throws if the count is not between 1 and
 * `MAX_PRODUCTS`.
 */
export function inSeries(source: SourceCatalogue, count: number): SourceCatalogue {
  if (!Number.isInteger(count) || count < 1 || count > MAX_PRODUCTS)
    throw new RangeError(`The number of products must be 1 to ${MAX_PRODUCTS}, not ${count}`)
  const templates = source.families.filter(({ flags }) => !flags.includes('testArticle'))
  const random = chance(count)
  const parents: SourceParentProduct[] = []
  let made = 0
  for (let series = 1; made < count; series += 1)
    for (const template of templates) {
      const products = template.articles.slice(0, count - made)
      if (products.length === 0) break
      parents.push(
        parentOf({ ...template, articles: products }, series, FIRST_NUMBER + made, random),
      )
      made += products.length
    }
  // Texts, reviews and photographs of the original do not apply.
  const families = withoutDeadEnds(parents)
  return { ...source, families, reviews: [], photographs: {}, content: null }
}

function parentOf(
  template: SourceParentProduct,
  series: number,
  firstNumber: number,
  random: () => number,
): SourceParentProduct {
  const factor = 0.8 + random() * 0.5
  const grammage = template.properties.grammage
  return {
    ...template,
    key: `${template.key}-series-${series}`,
    name: inNameOf(template.name, series),
    slug: inSlugOf(template.slug, series),
    properties:
      typeof grammage === 'number'
        ? { ...template.properties, grammage: Math.max(1, Math.round(grammage * factor)) }
        : template.properties,
    crossSelling: template.crossSelling.map((key) => `${key}-series-${series}`),
    articles: template.articles.map((product, index) =>
      productOf(product, series, String(firstNumber + index), factor, random),
    ),
  }
}

function productOf(
  product: SourceProduct,
  series: number,
  number: string,
  factor: number,
  random: () => number,
): SourceProduct {
  const { legacyId: _, specialPrice: __, ...rest } = product
  return {
    ...rest,
    number,
    mpn: `${product.mpn}-${series}`,
    name: inNameOf(product.name, series),
    slug: inSlugOf(product.slug, series),
    ...pricesOf(product, factor),
    stock: product.stock === null ? null : Math.round(product.stock * random() * 2),
  }
}

/** Prices in steps of ten cents, so that a tenth of a metre is a whole cent; tiers still fall. */
function pricesOf({ priceCents, tiers }: SourceProduct, factor: number) {
  let last = Math.max(10, Math.round((priceCents * factor) / 10) * 10)
  const first = last
  const falling = tiers.flatMap((tier) => {
    const cents = Math.round((tier.priceCents * factor) / 10) * 10
    if (cents >= last || cents < 10) return []
    last = cents
    return [{ ...tier, priceCents: cents }]
  })
  return { priceCents: first, tiers: falling }
}

const inNameOf = (name: SourceParentProduct['name'], series: number) => ({
  de: `${name.de}, Serie ${series}`,
  en: `${name.en}, series ${series}`,
})

const inSlugOf = (slug: SourceParentProduct['slug'], series: number) => ({
  de: `${slug.de}-serie-${series}`,
  en: `${slug.en}-series-${series}`,
})

function withoutDeadEnds(parents: readonly SourceParentProduct[]): SourceParentProduct[] {
  const known = new Set(parents.map(({ key }) => key))
  return parents.map((parent) => ({
    ...parent,
    crossSelling: parent.crossSelling.filter((key) => known.has(key)),
  }))
}
