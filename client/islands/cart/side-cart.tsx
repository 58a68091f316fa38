import '#client/styles/side-cart.css'
import '#client/styles/sums.css'
import { useEffect, useRef } from 'react'
import { useCart } from '#client/stores/cart.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CartLineView } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { unitPriceOf } from './unit-price.ts'
import { Parts } from './parts.tsx'
import { PageNotices } from './page-notices.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CartMessages } from '../messages/de/cart.ts'

export type SideCartProps = { readonly onClose: () => void }

/**
 * The added product and the cart next to the product page; closing returns to it. The checkout link
 * is first, so that it gets the focus.
 */
export function SideCart({ onClose }: SideCartProps) {
  const { locale, t } = usePartMessages<CartMessages>()
  const { cart, fieldError } = useCart()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="side-cart" ref={dialog} aria-labelledby="side-cart" onClose={onClose}>
      <header>
        <h2 id="side-cart">{t('cart.title')}</h2>
        <form method="dialog">
          <button className="btn square" aria-label={t('cart.back')}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div className="within">
        {fieldError && (
          <Notice tone="bad">{fieldError === 'lost' ? t('cart.failed') : fieldError.text}</Notice>
        )}
        {cart && (
          <>
            <PageNotices notices={cart.remarks} />
            <ul aria-label={t('cart.products')}>
              {cart.lines.map((line) => (
                <SideCartLine key={line.id} line={line} />
              ))}
            </ul>
            <Parts />
          </>
        )}
      </div>
      <footer>
        {cart && (
          <>
            <dl className="sums">
              <dt className="all">{t('cart.subtotal')}</dt>
              <dd className="all">{cart.subtotal}</dd>
            </dl>
            <p className="tax">
              {cart.priceNote} <a href={urls.page(locale, 'shipping')}>{t('cart.shippingLink')}</a>
            </p>
            {cart.taxNote && <p className="tax">{cart.taxNote}</p>}
            {cart.freeShipping && <p>{cart.freeShipping}</p>}
          </>
        )}
        <a className="btn go" href={urls.page(locale, 'checkout')}>
          {t('cart.toCheckout')}
        </a>
        <a className="btn" href={urls.page(locale, 'cart')}>
          {t('cart.toCart')}
        </a>
      </footer>
    </dialog>
  )
}

function SideCartLine({ line }: { readonly line: CartLineView }) {
  return (
    <li>
      <span className="pic">
        {line.picture && <img src={line.picture} alt="" width="72" height="72" />}
      </span>
      <div>
        <h3>{line.name}</h3>
        <p>
          <span className="num">{line.quantity}</span>
          <b className="num">{line.total}</b>
        </p>
        <small className="quiet">{unitPriceOf(line)}</small>
      </div>
    </li>
  )
}
