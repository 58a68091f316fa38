import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import type { CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import { ServerPart } from '../server-part.tsx'
import type { FormChoice } from '#client/ui/form/form-context.ts'
import { GuestAddresses } from './guest-addresses.tsx'
import { MethodChoices } from './method-choices.tsx'
import { Review } from './review.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CheckoutMessages } from '../messages/de/checkout.ts'
import { SelectInput, TextInput } from '#client/ui/form/inputs.tsx'

/** The addresses of a customer, for billing and for delivery. */
export type OwnChoices = readonly [billing: readonly FormChoice[], shipping: readonly FormChoice[]]

type StepsProps = {
  readonly sums: CheckoutSums
  readonly addresses: OwnChoices | null
  readonly save: string
  readonly isBusy: boolean
}

/** The five steps of the checkout page, from the buyer to the order button. */
export function Steps({ sums, addresses, save, isBusy }: StepsProps) {
  const { t } = usePartMessages<CheckoutMessages>()
  const { cart } = sums
  return (
    <>
      {/* Enter presses the first button of a form: it must not order. */}
      <button hidden formAction={`${save}#step-3`}>
        ↵
      </button>
      <input type="hidden" name="cartId" value={cart.cartId} />
      <input type="hidden" name="hash" value={cart.hash} />
      <Step number={1} title={t(addresses ? 'checkout.accountTitle' : 'checkout.guestTitle')}>
        {!addresses && (
          <div className="form">
            <TextInput name="email" type="email" autoComplete="email" />
          </div>
        )}
        <ServerPart name="account" className="stack" />
      </Step>
      <Step number={2} title={t('checkout.addressTitle')}>
        {addresses ? <OwnAddresses addresses={addresses} /> : <GuestAddresses />}
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
        <ServerPart name="afterPayment" className="stack" />
      </Step>
      <Step number={5} title={t('checkout.reviewTitle')}>
        <Review cart={cart} isBusy={isBusy} />
      </Step>
    </>
  )
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

/** Customers choose among the addresses of their account. */
function OwnAddresses({ addresses }: { readonly addresses: OwnChoices }) {
  return (
    <>
      <div className="form">
        <SelectInput name="billingAddressId" choices={addresses[0]} />
        <SelectInput name="shippingAddressId" choices={addresses[1]} />
      </div>
      <ServerPart name="newAddress" />
      <ServerPart name="orderTexts" />
    </>
  )
}
