import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { CartCountMark } from '../cart/cart-count-mark.tsx'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'

/** The checkout of a cart that turned out empty after the page had begun. */
export function EmptyCheckout({ notices }: { readonly notices: readonly PageNotice[] }) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('cart.emptyTitle')} />
      <PageNotices notices={notices} />
      <p>{t('cart.emptyText')}</p>
      <p>
        <a className="btn ink" href={urls.page(locale, 'cart')}>
          {t('errors.toCart')}
        </a>
      </p>
      <CartCountMark count={0} />
    </div>
  )
}
