import { useEffect, useRef } from 'react'
import { useCart } from '#client/stores/cart.ts'
import { Notice } from '#client/ui/notice.tsx'
import { urls } from '#shared/urls.ts'
import { unitPriceOf } from './unit-price.ts'
import { Remarks } from './remarks.tsx'
import { useCartWords } from './words.ts'

export type SideCartProps = { readonly onClose: () => void }

/** What was just put into the cart and what is in it now; closing leads back to the article. */
export function SideCart({ onClose }: SideCartProps) {
  const { locale, t } = useCartWords()
  const { cart, fault } = useCart()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="stack" ref={dialog} aria-labelledby="side-cart" onClose={onClose}>
      <h2 id="side-cart">{t('cart.title')}</h2>
      {fault && <Notice tone="bad">{fault === 'lost' ? t('cart.failed') : fault.text}</Notice>}
      {cart && (
        <>
          <Remarks remarks={cart.remarks} />
          <table className="data">
            <caption className="vh">{t('cart.articles')}</caption>
            <tbody>
              {cart.lines.map((line) => (
                <tr key={line.id}>
                  <th scope="row">{line.name}</th>
                  <td className="r">
                    {line.quantity}
                    <br />
                    <small className="quiet">{unitPriceOf(line)}</small>
                  </td>
                  <td className="fig">{line.total}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="sums">
            <dt className="all">{t('cart.subtotal')}</dt>
            <dd className="all">{cart.subtotal}</dd>
          </dl>
          <p className="tax">
            {t(cart.taxNote ? 'cart.priceNoteNet' : 'cart.priceNote')}{' '}
            <a href={urls.page(locale, 'shipping')}>{t('cart.shippingLink')}</a>
          </p>
          {cart.taxNote && <p className="tax">{cart.taxNote}</p>}
        </>
      )}
      <form className="row" method="dialog">
        <a className="btn ink" href={urls.page(locale, 'cart')}>
          {t('cart.toCart')}
        </a>
        <a className="btn" href={urls.page(locale, 'checkout')}>
          {t('cart.toCheckout')}
        </a>
        <button className="btn plain">{t('cart.back')}</button>
      </form>
    </dialog>
  )
}
