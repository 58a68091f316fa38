import { useContext } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutFormContext } from './checkout-form.ts'
import { useFault } from './fields.tsx'
import { OrderTable } from './order-table.tsx'
import { useCheckoutWords } from './words.ts'

type ReviewProps = { readonly cart: CartView; readonly isBusy: boolean }

/** The last step. Between the summary and the button stands nothing: the law asks for that. */
export function Review({ cart, isBusy }: ReviewProps) {
  const { locale, t } = useCheckoutWords()
  const { values } = useContext(CheckoutFormContext)
  return (
    <>
      <div className="choices flat">
        <Tick name="terms">
          {t('checkout.termsBefore')}
          <a href={urls.page(locale, 'terms')}>{t('checkout.terms')}</a>
          {t('checkout.termsBetween')}
          <a href={urls.page(locale, 'withdrawalTerms')}>{t('checkout.withdrawal')}</a>
          {t('checkout.termsAnd')}
          <a href={urls.page(locale, 'privacy')}>{t('checkout.privacy')}</a>
          {t('checkout.termsAfter')}
        </Tick>
        {cart.hasDownloads && <Tick name="digitalWaiver">{t('checkout.digitalWaiver')}</Tick>}
      </div>
      {cart.withdrawal && <Notice icon="cut">{cart.withdrawal}</Notice>}
      <section className="sheet stack tightly">
        <h3>{t('checkout.guaranteeTitle')}</h3>
        <p>
          {t('checkout.guarantee')}{' '}
          <a href={urls.page(locale, 'guarantee')}>{t('checkout.guaranteeLink')}</a>
        </p>
      </section>
      <div className="field">
        <label htmlFor="customerComment">
          {t('checkout.comment')} <span className="opt">{t('forms.optional')}</span>
        </label>
        <textarea
          className="in"
          id="customerComment"
          name="customerComment"
          maxLength={2000}
          defaultValue={values['customerComment']}
        />
      </div>
      <div className="order stack">
        <h3>{t('checkout.yourOrder')}</h3>
        <OrderTable cart={cart} isBusy={isBusy} />
        <button className="btn go wide" aria-busy={isBusy} aria-disabled={isBusy}>
          {t('checkout.order')}
        </button>
      </div>
    </>
  )
}

type TickProps = {
  readonly name: 'terms' | 'digitalWaiver'
  readonly children: React.ReactNode
}

function Tick({ name, children }: TickProps) {
  const { values } = useContext(CheckoutFormContext)
  const fault = useFault(name)
  return (
    <div className="field">
      <label className="tick choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="1"
          required
          defaultChecked={values[name] === '1'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${name}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {fault && (
        <p className="error" id={`${name}-error`}>
          {fault}
        </p>
      )}
    </div>
  )
}
