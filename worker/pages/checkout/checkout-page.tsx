import { CheckoutDe } from '#client/islands/checkout/checkout-de.tsx'
import { CheckoutEn } from '#client/islands/checkout/checkout-en.tsx'
import type { CheckoutProps } from '#client/islands/checkout/checkout.tsx'
import { Island } from '#client/islands/island.tsx'
import { useWords } from '../words.ts'

const CHECKOUTS = { de: CheckoutDe, en: CheckoutEn } as const

/** The checkout: one page, five steps, one form. */
export function CheckoutPage(checkout: CheckoutProps) {
  const { locale, t } = useWords()
  const steps = [
    t('checkoutPage.stepAccount'),
    t('checkoutPage.stepAddress'),
    t('checkoutPage.stepShipping'),
    t('checkoutPage.stepPayment'),
    t('checkoutPage.stepReview'),
  ]
  return (
    <div className="wrap">
      <div className="title-row checkout-head">
        <h1>{t('checkoutPage.title')}</h1>
        <ol className="steps" aria-label={t('checkoutPage.steps')}>
          {steps.map((step, index) => (
            <li key={step}>
              <a href={`#step-${index + 1}`}>{step}</a>
            </li>
          ))}
        </ol>
      </div>
      {/* Forms of their own: that of the order is the island's, and may hold no other. */}
      {checkout.sums.cart.codes.map((code) => (
        <form className="row" key={code} method="post" action={checkout.links.save}>
          <input type="hidden" name="removeCode" value={code} />
          <span>{t('checkoutPage.codeInUse', { code })}</span>
          <button className="btn plain" aria-label={t('cart.removeName', { name: code })}>
            {t('cart.remove')}
          </button>
        </form>
      ))}
      <Island
        name={`checkout-${locale}`}
        id="checkout"
        component={CHECKOUTS[locale]}
        props={checkout}
        when="seen"
      />
    </div>
  )
}
