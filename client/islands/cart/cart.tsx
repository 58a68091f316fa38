import { useEffect, useRef, useState, useContext } from 'react'
import { correctCartCount } from './correct-cart-count.ts'
import { useHydrated } from '../use-hydrated.ts'
import { watchCart, postCart, useCart } from '#client/stores/cart.ts'
import { notifyLate } from '#client/notifications/notify-late.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { CartLineView, CartView } from '#shared/schemas/forms/cart-view.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary, type CountryChoice } from './cart-summary.tsx'
import { CartLinksContext, type CartLinks } from './links.ts'
import { PageNotices } from './page-notices.tsx'
import { Undo } from './undo.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CartMessages } from '../messages/de/cart.ts'

export type CartProps = {
  readonly cart: CartView
  readonly countries: readonly CountryChoice[]
  readonly countryId: string
  readonly links: CartLinks
}

/** The island of the cart page: lines and sums, changed in place once hydrated. */
export function Cart({ cart: first, countries, countryId, links }: CartProps) {
  const { t } = usePartMessages<CartMessages>()
  const { cart: latest, fieldError } = useCart()
  const isHydrated = useHydrated()
  const [removed, setRemoved] = useState<CartLineView | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const cart = latest ?? first

  useEffect(() => correctCartCount(first.count), [first.count])
  useEffect(
    () => watchCart(links.cart, () => void notifyLate('info', t('cart.changedElsewhere'))),
    [links.cart, t],
  )
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])

  // The undo notice already reports the removal.
  const pageNotices = cart.remarks.filter(
    ({ text }) => !removed || text !== t('cart.removed', { name: removed.name }),
  )
  function remove(line: CartLineView) {
    const action = links.remove
    void postCart(line.id, action, { id: line.id }).then((left) => {
      if (left) setRemoved(line)
    })
  }
  const notices = (
    <>
      {fieldError && (
        <Notice tone="bad">{fieldError === 'lost' ? t('cart.failed') : fieldError.text}</Notice>
      )}
      {removed && <Undo line={removed} button={undo} onDone={() => setRemoved(null)} />}
      <PageNotices notices={pageNotices} />
    </>
  )
  return (
    <CartLinksContext value={links}>
      <output className="vh">
        {latest && `${t('cart.updated')} ${t('cart.total')}: ${cart.total}`}
      </output>
      {cart.lines.length === 0 ? (
        <div className="stack">
          {notices}
          <EmptyCart />
        </div>
      ) : (
        <div className="two">
          <section className="stack" aria-labelledby="lines-title">
            <h2 className="vh" id="lines-title">
              {t('cart.products')}
            </h2>
            {notices}
            <ul className="lines">
              {cart.lines.map((line) => (
                <CartLine key={line.id} line={line} onRemove={remove} isHydrated={isHydrated} />
              ))}
            </ul>
            <form method="post" action={links.remove}>
              <button className="btn plain" name="all" value="1">
                {t('cart.clear')}
              </button>
            </form>
            {cart.withdrawal && <Notice icon="cut">{cart.withdrawal}</Notice>}
            {cart.hazard && <Notice>{cart.hazard}</Notice>}
          </section>
          <CartSummary cart={cart} countries={countries} countryId={countryId} />
        </div>
      )}
    </CartLinksContext>
  )
}

/** An empty cart, with two links to continue. */
function EmptyCart() {
  const { t } = usePartMessages<CartMessages>()
  const links = useContext(CartLinksContext)
  return (
    <div className="empty">
      <h2>{t('cart.emptyTitle')}</h2>
      <p>{t('cart.emptyText')}</p>
      <p className="row">
        <a className="btn ink" href={links.home}>
          {t('cart.toShop')}
        </a>
        <a className="btn" href={links.newProducts}>
          {t('cart.toNew')}
        </a>
      </p>
    </div>
  )
}
