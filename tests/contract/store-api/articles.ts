import { needed } from './precondition.ts'
import { aVisitor, type Schemas } from './visitor.ts'

export type Article = Schemas['Product']

const PAGE_SIZE = 100
const MOST_PAGES = 20

let whole: Promise<readonly Article[]> | undefined

/** Every article that can be put into a cart, in the order of numbers; read once a worker. */
export function articles(): Promise<readonly Article[]> {
  whole ??= allPages()
  return whole
}

/** The first article like this, or the test fails by saying what the shop lacks. */
export async function anArticle(
  what: string,
  isIt: (article: Article) => boolean,
): Promise<Article> {
  return needed((await articles()).find(isIt), what)
}

/** By the metre, in stock, at tier prices. */
export function aMetreArticle(): Promise<Article> {
  return anArticle('an article by the metre with tier prices', (article) => {
    return isByTheMetre(article) && isPlentiful(article) && tiers(article) > 1
  })
}

/** By the piece, in stock, at tier prices. */
export function aPieceArticle(): Promise<Article> {
  return anArticle('an article by the piece with tier prices', (article) => {
    return !isByTheMetre(article) && isPlentiful(article) && tiers(article) > 1
  })
}

/** By the piece, in stock, bought one by one. */
export function aSimpleArticle(): Promise<Article> {
  return anArticle('an article that is bought one by one', (article) => {
    return !isByTheMetre(article) && isPlentiful(article) && isSingle(article)
  })
}

export function isByTheMetre({ unit }: Article): boolean {
  return unit?.shortCode === 'm'
}

/** Whether at least 50 units may be bought at once. */
export function isPlentiful({ available, stock, calculatedMaxPurchase = 0 }: Article): boolean {
  return available === true && stock >= 50 && calculatedMaxPurchase >= 50
}

function isSingle({ minPurchase = 1, purchaseSteps = 1 }: Article): boolean {
  return minPurchase === 1 && purchaseSteps === 1
}

function tiers({ calculatedPrices }: Article): number {
  return calculatedPrices.length
}

async function allPages(): Promise<readonly Article[]> {
  const visitor = aVisitor()
  const found: Article[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await visitor.invoke('readProduct post /product', {
      body: {
        page,
        limit: PAGE_SIZE,
        sort: [{ field: 'productNumber', order: 'ASC' }],
        associations: { unit: {} },
      },
    })
    found.push(...data.elements)
    if (data.elements.length < PAGE_SIZE) break
  }
  return found.filter(({ childCount = 0 }) => childCount === 0)
}
