import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/**
 * For customers with an earlier order: a button that repeats its choices and opens the one-step
 * checkout.
 */
export function ExpressOffer() {
  const { locale, t } = useMessages()
  return (
    <form
      className="row between sheet no-print"
      method="post"
      action={urls.action(locale, 'checkoutAgain')}
    >
      <span>{t('checkoutPage.expressOffer')}</span>
      <button className="btn ink">{t('checkoutPage.expressButton')}</button>
    </form>
  )
}

/** Whether the customer has an earlier order whose choices can be repeated. */
export function offersExpress({ customer }: SalesChannelContext): boolean {
  return Boolean(customer && !customer.guest && (customer.orderCount ?? 0) > 0)
}
