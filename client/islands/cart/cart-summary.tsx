import { useContext, useEffect, useRef } from 'react'
import { postCart, useCart } from '#client/stores/cart.ts'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { SumRows } from '#client/ui/order/sum-rows.tsx'
import { PromotionCodes } from './promotion-codes.tsx'
import { CartLinksContext } from './links.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CartMessages } from '../messages/de/cart.ts'

export type CountryChoice = { readonly id: string; readonly name: string }

type CartSummaryProps = {
  readonly cart: CartView
  readonly countries: readonly CountryChoice[]
  readonly countryId: string
}

/** The cart's sums for the chosen country, and the link to the checkout. */
export function CartSummary({ cart, countries, countryId }: CartSummaryProps) {
  const { t } = usePartMessages<CartMessages>()
  const links = useContext(CartLinksContext)
  const isBusy = useCart((state) => state.isBusy)
  const select = useRef<HTMLSelectElement>(null)
  const setCountry = links.country

  // Applies a choice that was made before hydration.
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen && chosen !== countryId) void postCart('country', setCountry, { countryId: chosen })
  }, [countryId, setCountry])
  return (
    <aside className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">{t('cart.sum')}</h2>
      {countries.length > 1 && (
        <form className="row" method="post" action={setCountry}>
          <label htmlFor="delivery-country">{t('cart.shippingTo')}</label>
          <select
            className="in mini"
            id="delivery-country"
            name="countryId"
            key={countryId}
            ref={select}
            defaultValue={countryId}
            onChange={(event) => {
              void postCart('country', setCountry, { countryId: event.currentTarget.value })
            }}
          >
            {countries.map((country) => (
              <option key={country.id} value={country.id}>
                {country.name}
              </option>
            ))}
          </select>
          <noscript>
            <button className="btn">{t('cart.countryApply')}</button>
          </noscript>
        </form>
      )}
      <SumRows
        sums={cart}
        subtotalLabel={t('cart.subtotal')}
        totalLabel={t('cart.total')}
        isBusy={isBusy}
      />
      {cart.freeShipping && <p>{cart.freeShipping}</p>}
      <PromotionCodes codes={cart.codes} />
      <div className="buy-row">
        <p>
          <b aria-hidden="true">{cart.total}</b>
          <a className="btn go" href={links.checkout}>
            {t('cart.toCheckout')}
          </a>
        </p>
      </div>
      {cart.delivery && (
        <p className="quiet">
          <small>{cart.delivery}</small>
        </p>
      )}
    </aside>
  )
}
