import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'
import { fieldLabel, useFormWords } from '#client/ui/form/form-words.ts'
import { TickInput } from '#client/ui/form/tick-input.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { CheckoutLinksContext } from './links.ts'
import { OrderTable } from './order-table.tsx'
import { useCheckoutWords } from './words.ts'

type ReviewProps = { readonly cart: CartView; readonly isBusy: boolean }

/** The last step. Between the summary and the button stands nothing: the law asks for that. */
export function Review({ cart, isBusy }: ReviewProps) {
  const { t } = useCheckoutWords()
  const links = useContext(CheckoutLinksContext)
  const words = useFormWords()
  const { values } = useContext(FormContext)
  return (
    <>
      <div className="choices flat">
        <TickInput name="terms">
          {t('checkout.termsBefore')}
          <a href={links.terms}>{t('checkout.terms')}</a>
          {t('checkout.termsBetween')}
          <a href={links.withdrawalTerms}>{t('checkout.withdrawal')}</a>
          {t('checkout.termsAnd')}
          <a href={links.privacy}>{t('checkout.privacy')}</a>
          {t('checkout.termsAfter')}
        </TickInput>
        {cart.hasDownloads && (
          <TickInput name="digitalWaiver">{t('checkout.digitalWaiver')}</TickInput>
        )}
      </div>
      {cart.withdrawal && <Notice icon="cut">{cart.withdrawal}</Notice>}
      <section className="sheet stack tightly">
        <h3>{t('checkout.guaranteeTitle')}</h3>
        <p>
          {t('checkout.guarantee')} <a href={links.guarantee}>{t('checkout.guaranteeLink')}</a>
        </p>
      </section>
      <div className="field">
        <label htmlFor="customerComment">
          {fieldLabel(words.t, 'customerComment')}{' '}
          <span className="opt">{words.t('forms.optional')}</span>
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
