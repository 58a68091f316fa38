import { useContext } from 'react'
import { CartLinksContext } from './links.ts'
import { useWordsOf } from '#client/ui/words/words.ts'
import type { CartWords } from '../words/de/cart.ts'

/** Nothing chosen yet: two ways on. */
export function EmptyCart() {
  const { t } = useWordsOf<CartWords>()
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
