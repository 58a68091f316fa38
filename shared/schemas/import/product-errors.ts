/** The fields of an article that must agree with each other. */
type Sale = Readonly<{
  number: string
  unit: string
  content: Readonly<{ unit: string }> | null
  minPurchase: number
  maxPurchase: number | null
  prices: readonly Readonly<{ fromQuantity: number; grossCents: number }>[]
  reduction: Readonly<{ listCents: number; lowest30Cents: number }> | null
  stock: number | null
  rolls: readonly number[]
  availability: Readonly<{ state: string }>
  orderable: boolean
  listed: boolean
  flags: readonly string[]
  download: object | null
}>

type Fault = Readonly<{ path: readonly (string | number)[]; message: string }>

const GONE = ['outOfStock', 'soldOut']

/** Contradictions between the fields of an article. Empty means sound. */
export function articleFaults(article: Sale): readonly Fault[] {
  const isTest = article.flags.includes('testArticle')
  const isDownload = article.unit === 'download'
  const first = article.prices[0]
  const checks: readonly (Fault & { readonly holds: boolean })[] = [
    {
      holds: isTest === article.number.endsWith('TEST'),
      path: ['flags'],
      message: 'testArticle and a number ending in TEST belong together',
    },
    {
      holds: !isTest || (!article.orderable && !article.listed),
      path: ['orderable'],
      message: 'a test article is neither orderable nor listed',
    },
    {
      holds: !article.orderable || !GONE.includes(article.availability.state),
      path: ['orderable'],
      message: 'what is out of stock or sold out cannot be ordered',
    },
    {
      holds: isDownload === (article.download !== null) && isDownload === (article.stock === null),
      path: ['download'],
      message: 'a download has a file and no stock, everything else the reverse',
    },
    {
      holds: article.unit !== 'm' || article.content?.unit === 'm',
      path: ['content'],
      message: 'metre goods need the length of a sales unit',
    },
    {
      holds:
        article.rolls.length === 0 ||
        (article.unit === 'm' && sum(article.rolls) === article.stock),
      path: ['rolls'],
      message: 'rolls are of metre goods, and add up to the stock',
    },
    {
      holds: article.maxPurchase === null || article.maxPurchase >= article.minPurchase,
      path: ['maxPurchase'],
      message: 'is less than minPurchase',
    },
    {
      holds: first?.fromQuantity === article.minPurchase,
      path: ['prices', 0, 'fromQuantity'],
      message: 'is not minPurchase',
    },
    ...tierChecks(article),
    {
      holds: !article.reduction || !first || article.reduction.lowest30Cents >= first.grossCents,
      path: ['reduction', 'lowest30Cents'],
      message: 'is below the reduced price',
    },
    {
      holds: !article.reduction || article.reduction.listCents >= article.reduction.lowest30Cents,
      path: ['reduction', 'listCents'],
      message: 'is below the lowest price of 30 days',
    },
  ]
  return checks.filter(({ holds }) => !holds).map(({ path, message }) => ({ path, message }))
}

function tierChecks({ prices }: Sale) {
  return prices.slice(1).map((tier, index) => {
    const before = prices[index]
    return {
      holds:
        before !== undefined &&
        tier.fromQuantity > before.fromQuantity &&
        tier.grossCents < before.grossCents,
      path: ['prices', index + 1],
      message: 'a tier needs a higher quantity and a lower price than the one before',
    }
  })
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((all, length) => all + length, 0)
}
