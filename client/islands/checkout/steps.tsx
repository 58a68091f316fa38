import { useContext, type ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import type { CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import { useHydrated } from '../use-hydrated.ts'
import { AccountStep, type CheckoutCustomer } from './account-step.tsx'
import { CodeField } from './code-field.tsx'
import { GuestAddresses } from './guest-addresses.tsx'
import { CheckoutLinksContext } from './links.ts'
import { MethodChoices } from './method-choices.tsx'
import { OwnAddresses } from './own-addresses.tsx'
import { Review } from './review.tsx'
import { useCheckoutWords } from './words.ts'

type StepsProps = {
  readonly sums: CheckoutSums
  readonly customer: CheckoutCustomer | null
  readonly isBusy: boolean
  readonly onRedeem: () => void
}

/** The five steps of the one page, from who orders to the button. */
export function Steps({ sums, customer, isBusy, onRedeem }: StepsProps) {
  const { t } = useCheckoutWords()
  const isAwake = useHydrated()
  const save = `${useContext(CheckoutLinksContext).save}#step-3`
  const { cart } = sums
  return (
    <>
      {/* Enter presses the first button of a form: it must not order. */}
      <button hidden formAction={save} onClick={inPlace(onRedeem)}>
        {t('checkout.update')}
      </button>
      <input type="hidden" name="cartId" value={cart.cartId} />
      <input type="hidden" name="hash" value={cart.hash} />
      <Step number={1} title={t('checkout.accountTitle')}>
        <AccountStep customer={customer} />
      </Step>
      <Step number={2} title={t('checkout.addressTitle')}>
        {customer ? <OwnAddresses addresses={customer.addresses} /> : <GuestAddresses />}
      </Step>
      <Step number={3} title={t('checkout.shippingTitle')}>
        <MethodChoices
          name="shippingMethodId"
          title={t('checkout.shippingTitle')}
          methods={sums.shippingMethods}
          chosenId={sums.shippingMethodId}
        />
        {cart.hazard && <Notice>{cart.hazard}</Notice>}
      </Step>
      <Step number={4} title={t('checkout.paymentTitle')}>
        <MethodChoices
          name="paymentMethodId"
          title={t('checkout.paymentTitle')}
          methods={sums.paymentMethods}
          chosenId={sums.paymentMethodId}
        />
        <CodeField onRedeem={inPlace(onRedeem)} />
        {!isAwake && (
          <p className="stack tightly">
            <button className="btn" formAction={save}>
              {t('checkout.update')}
            </button>
            <small className="quiet">{t('checkout.updateHint')}</small>
          </p>
        )}
      </Step>
      <Step number={5} title={t('checkout.reviewTitle')}>
        <Review cart={cart} isBusy={isBusy} />
      </Step>
    </>
  )
}

function inPlace(act: () => void) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault()
    act()
  }
}

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode }

function Step({ number, title, children }: StepProps) {
  const id = `step-${number}`
  return (
    <section className="step" aria-labelledby={id}>
      <h2 id={id}>
        <span className="pos">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
