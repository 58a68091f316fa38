import { Plate } from '#client/ui/plate.tsx'
import { formatPercent } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../words.ts'
import { Heart } from './heart.tsx'
import { ToCart } from './to-cart.tsx'

type ArticlePlateProps = {
  readonly product: Product
  readonly eager?: boolean
  readonly isKept?: boolean
  /** By how many percent it is cheaper than when it was kept. */
  readonly drop?: number | undefined
}

/** An article in a list, with the heart that keeps it and, where it can be, the button that buys it. */
export function ArticlePlate({ product, eager = false, isKept = false, drop }: ArticlePlateProps) {
  const { locale, t } = useWords()
  const remark =
    drop === undefined ? undefined : t('wishlist.cheaper', { percent: formatPercent(locale, drop) })
  return (
    <Plate product={product} eager={eager} remark={remark}>
      <ToCart product={product} />
      <Heart product={product} isKept={isKept} />
    </Plate>
  )
}
