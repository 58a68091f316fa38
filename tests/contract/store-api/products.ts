import { needed } from './precondition.ts'
import { aVisitor, type Schemas } from './visitor.ts'

export type Article = Schemas['Product']

const PAGE_SIZE = 100
const MOST_PAGES = 20

const pages = new Map<number, Promise<readonly Article[]>>()

/** The first matching product. Fails the test with what the shop lacks. */
export async function anArticle(
  what: string,
  isIt: (article: Article) => boolean,
): Promise<Article> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const articles = await pageOf(page)
    const found = articles.find(isIt)
    if (found) return found
    if (articles.length === 0) break
  }
  return needed<Article>(undefined, what)
}

/** The first products by number. */
export function firstArticles(): Promise<readonly Article[]> {
  return pageOf(1)
}

/** By the metre, in stock, with tier prices. */
export function aMetreArticle(): Promise<Article> {
  return anArticle('an article by the metre with tier prices', (article) => {
    return isByTheMetre(article) && isPlentiful(article) && article.calculatedPrices.length > 1
  })
}

/** By the piece, in stock, sold singly. */
export function aSimpleArticle(): Promise<Article> {
  return anArticle('an article that is bought one by one', (article) => {
    return !isByTheMetre(article) && isPlentiful(article) && isSingle(article)
  })
}

export function isByTheMetre({ unit }: Article): boolean {
  return unit?.shortCode === 'm'
}

/** Whether at least 50 units may be bought at once, without all tests together selling it out. */
export function isPlentiful({ available, stock, calculatedMaxPurchase = 0 }: Article): boolean {
  return available === true && stock >= 200 && calculatedMaxPurchase >= 50
}

function isSingle({ minPurchase = 1, purchaseSteps = 1 }: Article): boolean {
  return minPurchase === 1 && purchaseSteps === 1
}

function pageOf(page: number): Promise<readonly Article[]> {
  const known = pages.get(page)
  if (known) return known
  const asked = readPage(page)
  pages.set(page, asked)
  return asked
}

/** Products that can be added to a cart (no parents); each page is read once per test file. */
async function readPage(page: number): Promise<readonly Article[]> {
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
