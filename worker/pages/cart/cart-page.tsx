import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Cart, type CartProps } from '#client/islands/cart/cart.tsx'
import { Island } from '#client/islands/island.tsx'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { useWords } from '../words.ts'
import { CartParts } from './cart-parts.tsx'
import { CutLines } from './cut-lines.tsx'
import { ExpressOffer } from './express-offer.tsx'

type CartPageProps = CartProps & {
  /** Where the shopper added the last article, as a path of ours. */
  readonly back: string | null
  readonly lines: readonly LineItem[]
  /** Whether the shopper may repeat the choices of their last order. */
  readonly offersExpress: boolean
  /** Matching parts. */
  readonly parts: readonly Product[]
}

/** The cart: a page of plain forms, of which the browser hydrates the main part. */
export function CartPage({ back, lines, offersExpress, parts, ...cart }: CartPageProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('cart.title') }]} />
      <div className="title-row">
        <h1>{withSoftHyphens(t('cart.title'))}</h1>
      </div>
      {back && (
        <p>
          <a href={back}>{t('cart.back')}</a>
        </p>
      )}
      {offersExpress && cart.cart.isOrderable && <ExpressOffer />}
      <Island name="cart" id="cart" component={Cart} props={cart} when="seen" />
      <CartParts parts={parts} />
      <CutLines lines={lines} />
      <p className="no-print">
        <a href={urls.page(locale, 'quickOrder')}>{t('quickOrder.title')}</a>
      </p>
      {cart.cart.count > 0 && (
        <p className="no-print">
          <ToProject source={{ from: 'cart' }} word="fromCart" />
        </p>
      )}
    </div>
  )
}
