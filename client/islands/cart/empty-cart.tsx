import { urls } from '#shared/urls.ts'
import { useCartWords } from './words.ts'

/** Nothing chosen yet: two ways on. */
export function EmptyCart() {
  const { locale, t } = useCartWords()
  return (
    <div className="empty">
      <h2>{t('cart.emptyTitle')}</h2>
      <p>{t('cart.emptyText')}</p>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, 'home')}>
          {t('cart.toShop')}
        </a>
        <a className="btn" href={urls.page(locale, 'newProducts')}>
          {t('cart.toNew')}
        </a>
      </p>
    </div>
  )
}
