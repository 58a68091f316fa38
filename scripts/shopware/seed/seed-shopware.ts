import { existsSync } from 'node:fs'
import { AdminError, type AdminApi } from '../admin-api.ts'
import type { ProductChoice } from './product-row.ts'
import { seedBasics } from './basics.ts'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { seedCategories } from './categories.ts'
import { HEADLESS_KEY, seedChannels, STOREFRONT_KEY } from './channels.ts'
import { seedContent } from './content.ts'
import { seedDelivery } from './delivery.ts'
import { readInstalled } from './installed.ts'
import { seedPaths, type Paths } from './paths.ts'
import { seedPictures, type PictureChoice } from './pictures.ts'
import { seedProducts } from './products.ts'
import { CUSTOMER, PROMOTION_CODE, seedVisitors } from './visitors.ts'

export type SeedChoice = PictureChoice &
  Readonly<{
    catalogue: string
    storefronts: readonly string[]
    /** Number of parents; 0 is all. */
    families: number
    paths: Paths
  }>

/**
 * Fills a Shopware with a catalogue. Ids equal the embedded backend's, so that responses can be
 * compared, and each write is an upsert. Throws an `AdminError` for an invalid catalogue and for
 * failed calls.
 */
export async function seedShopware(api: AdminApi, choice: SeedChoice): Promise<void> {
  if (!existsSync(`${choice.catalogue}/manifest.json`))
    throw new AdminError(`${choice.catalogue} is not a catalogue in the import format.`)
  const catalogue = firstParents(readCatalogue(choice.catalogue), choice.families)
  const installed = await readInstalled(api)
  const { currencyId } = installed
  const products: ProductChoice = { ...choice, currencyId, shifted: catalogue.shifted }
  await seedBasics(api, catalogue, installed)
  await seedPictures(api, catalogue, installed, choice)
  await seedCategories(api, catalogue, installed, choice)
  await seedDelivery(api, catalogue, installed)
  await seedChannels(api, catalogue, installed, choice.storefronts)
  if (choice.paths === 'shop') await seedPaths(api, catalogue)
  await seedProducts(api, catalogue, products)
  await seedContent(api, catalogue)
  await seedVisitors(api, catalogue, installed)
  console.log(`
${catalogue.articles.length} products of ${catalogue.families.length} parents.
  STORE_API_ACCESS_KEY=${STOREFRONT_KEY}  storefront channel, with SEO paths
  STORE_API_ACCESS_KEY=${HEADLESS_KEY}  headless channel, without SEO paths
  customer ${CUSTOMER.email} / ${CUSTOMER.password}, promotion code ${PROMOTION_CODE}`)
}

function firstParents(catalogue: Catalogue, count: number): Catalogue {
  if (count === 0) return catalogue
  const parents = catalogue.families.slice(0, count)
  const stored = new Set(parents.map(({ key }) => key))
  const products = catalogue.articles.filter(({ family: parent }) => stored.has(parent))
  return { ...catalogue, families: parents, articles: products }
}
