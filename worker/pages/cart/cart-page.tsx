import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Cart, type CartProps } from '#client/islands/cart/cart.tsx'
import { Island } from '#client/islands/island.tsx'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'
import { CartCountMark } from './cart-count-mark.tsx'
import { CartParts } from './cart-parts.tsx'
import { CutLines } from './cut-lines.tsx'
import { ExpressOffer } from './express-offer.tsx'

type CartOverviewProps = CartProps & {
  /** The path of the page where the shopper added the last product. */
  readonly back: string | null
  /** Whether the shopper may repeat the choices of their last order. */
  readonly offersExpress: boolean
}

/** The first section of the cart page: plain forms, which the browser hydrates. */
export function CartOverview({ back, offersExpress, ...cart }: CartOverviewProps) {
  const { t } = useMessages()
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
      <Island name="cart" id="cart" component={Cart} props={cart} hydrate="visible" />
      <CartCountMark count={cart.cart.count} />
    </div>
  )
}

type CartExtrasProps = {
  readonly lines: readonly LineItem[]
  /** Matching parts. */
  readonly parts: readonly Product[]
  readonly isEmpty: boolean
}

/** The second section of the cart page: matching parts, cut pieces, and other ways to order. */
export function CartExtras({ lines, parts, isEmpty }: CartExtrasProps) {
  const { locale, t } = useMessages()
  const hasQuickOrder = useHas('quickOrder')
  return (
    <div className="wrap">
      <CartParts parts={parts} />
      <CutLines lines={lines} />
      {hasQuickOrder && (
        <p className="no-print">
          <a href={urls.page(locale, 'quickOrder')}>{t('quickOrder.title')}</a>
        </p>
      )}
      {!isEmpty && (
        <p className="no-print">
          <ToProject source={{ from: 'cart' }} word="fromCart" />
        </p>
      )}
    </div>
  )
}
