import type { Order } from '#shared/schemas/store-api/order.ts'
import type { ShopConfig } from '../layout/shop-config.ts'
import { useMessages } from '../use-messages.ts'
import { isPickedUp, isShipped } from './order-progress.ts'
import { paymentOutcome } from './payment-outcome.ts'

type PickupPlaceProps = { readonly order: Order; readonly shop: ShopConfig }

/** Place and hours of a pick-up that is still due; nothing for other orders. */
export function PickupPlace({ order, shop }: PickupPlaceProps) {
  const { locale, t } = useMessages()
  if (!isPickedUp(order) || isShipped(order) || paymentOutcome(order) === 'cancelled') return null
  const { address, days } = shop.settings.pickup
  const { street, zip, city } = address ?? {
    street: shop.SHOP_STREET,
    zip: shop.SHOP_ZIP,
    city: shop.SHOP_CITY,
  }
  return (
    <section className="sheet stack tightly" aria-labelledby="pickup">
      <h2 id="pickup">{t('mail.pickupAddress')}</h2>
      <address>
        {shop.SHOP_LEGAL_NAME}
        <br />
        {street}
        <br />
        {zip} {city}
      </address>
      <p>{t('mail.pickupHours', { days: days[locale], phone: shop.SHOP_PHONE })}</p>
    </section>
  )
}
