/** The fields of a product that must agree with each other. */
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

type RecordError = Readonly<{ path: readonly (string | number)[]; message: string }>

const GONE = ['outOfStock', 'soldOut']

/** Contradictions between the fields of a product; empty if it is valid. */
export function findProductErrors(product: Sale): readonly RecordError[] {
  const isTest = product.flags.includes('testArticle')
  const isDownload = product.unit === 'download'
  const first = product.prices[0]
  const checks: readonly (RecordError & { readonly holds: boolean })[] = [
    {
      holds: isTest === /TEST$/i.test(product.number),
      path: ['flags'],
      message: 'testArticle and a number ending in TEST belong together',
    },
    {
      holds: !isTest || (!product.orderable && !product.listed),
      path: ['orderable'],
      message: 'a test article is neither orderable nor listed',
    },
    {
      holds: !product.orderable || !GONE.includes(product.availability.state),
      path: ['orderable'],
      message: 'what is out of stock or sold out cannot be ordered',
    },
    {
      holds: isDownload === (product.download !== null) && isDownload === (product.stock === null),
      path: ['download'],
      message: 'a download has a file and no stock, everything else the reverse',
    },
    {
      holds: product.unit !== 'm' || product.content?.unit === 'm',
      path: ['content'],
      message: 'metre goods need the length of a sales unit',
    },
    {
      holds:
        product.rolls.length === 0 ||
        (product.unit === 'm' && sum(product.rolls) === product.stock),
      path: ['rolls'],
      message: 'rolls are of metre goods, and add up to the stock',
    },
    {
      holds: product.maxPurchase === null || product.maxPurchase >= product.minPurchase,
      path: ['maxPurchase'],
      message: 'is less than minPurchase',
    },
    {
      holds: first?.fromQuantity === product.minPurchase,
      path: ['prices', 0, 'fromQuantity'],
      message: 'is not minPurchase',
    },
    ...tierChecks(product),
    {
      holds: !product.reduction || !first || product.reduction.lowest30Cents >= first.grossCents,
      path: ['reduction', 'lowest30Cents'],
      message: 'is below the reduced price',
    },
    {
      holds: !product.reduction || product.reduction.listCents >= product.reduction.lowest30Cents,
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
