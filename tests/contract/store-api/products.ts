import { needed } from './precondition.ts'
import { aVisitor, type Schemas } from './visitor.ts'

export type Product = Schemas['Product']

const PAGE_SIZE = 100
const MAX_PAGES = 20

const pages = new Map<number, Promise<readonly Product[]>>()

/** The first matching product. Throws with what the shop lacks. */
export async function aProductRecord(
  what: string,
  isIt: (product: Product) => boolean,
): Promise<Product> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const products = await pageOf(page)
    const found = products.find(isIt)
    if (found) return found
    if (products.length === 0) break
  }
  return needed<Product>(undefined, what)
}

/** The first products by number. */
export function firstProducts(): Promise<readonly Product[]> {
  return pageOf(1)
}

/** A product in stock that is sold by the metre with tier prices. */
export function aMetreProduct(): Promise<Product> {
  return aProductRecord('an article by the metre with tier prices', (product) => {
    return isByTheMetre(product) && isPlentiful(product) && product.calculatedPrices.length > 1
  })
}

/** A product in stock that is sold in single pieces. */
export function aSimpleProduct(): Promise<Product> {
  return aProductRecord('an article that is bought one by one', (product) => {
    return !isByTheMetre(product) && isPlentiful(product) && isSingle(product)
  })
}

export function isByTheMetre({ unit }: Product): boolean {
  return unit?.shortCode === 'm'
}

/** Whether at least 50 units can be bought at once, without all tests together selling it out. */
export function isPlentiful({ available, stock, calculatedMaxPurchase = 0 }: Product): boolean {
  return available === true && stock >= 200 && calculatedMaxPurchase >= 50
}

function isSingle({ minPurchase = 1, purchaseSteps = 1 }: Product): boolean {
  return minPurchase === 1 && purchaseSteps === 1
}

function pageOf(page: number): Promise<readonly Product[]> {
  const known = pages.get(page)
  if (known) return known
  const requested = readPage(page)
  pages.set(page, requested)
  return requested
}

/** Products that can be added to a cart (no parents); each page is loaded once per test file. */
async function readPage(page: number): Promise<readonly Product[]> {
  const { data } = await aVisitor().invoke('readProduct post /product', {
    body: {
      page,
      limit: PAGE_SIZE,
      sort: [{ field: 'productNumber', order: 'ASC' }],
      associations: { unit: {} },
    },
  })
  return data.elements.filter(({ childCount }) => !childCount)
}
