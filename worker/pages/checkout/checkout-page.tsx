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
