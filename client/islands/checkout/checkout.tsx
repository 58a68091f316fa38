import { useEffect, useRef, type ChangeEvent } from 'react'
import { FaultSummary } from '#client/ui/form/fault-summary.tsx'
import { FormContext, type Form } from '#client/ui/form/form-context.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import { Remarks } from '../cart/remarks.tsx'
import type { CheckoutCustomer } from './account-step.tsx'
import { CheckoutSlip } from './checkout-slip.tsx'
import { keepDraft } from './draft.ts'
import { CheckoutLinksContext, type CheckoutLinks } from './links.ts'
import { Steps } from './steps.tsx'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutWords } from './words.ts'

export type CheckoutProps = Omit<Form, 'onLeave'> & {
  readonly sums: CheckoutSums
  readonly remarks: readonly Remark[]
  readonly rules: Omit<CheckoutRules, 'hasDownloads'>
  readonly email: string
  readonly links: CheckoutLinks
  /** Who is logged in; null for guests. */
  readonly customer: CheckoutCustomer | null
}

/** What the sums depend on: a change of one of these recalculates at once. */
const RECKONED: readonly string[] = [
  'shippingMethodId',
  'paymentMethodId',
  'differentShipping',
  'billingAddressId',
  'shippingAddressId',
]

/**
 * Text fields that they depend on too: recalculated when the text changed and the field is left.
 */
const RECKONED_WHEN_LEFT: readonly string[] = ['vatId', 'billingAddress.company']

/** The whole checkout: one form that works as it is, with sums that follow every choice. */
export function Checkout({ email, links, ...props }: CheckoutProps) {
  const { t } = useCheckoutWords()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const reckoned = useRef(props.values)
  const checkout = useCheckout(form, { ...props, links }, t('checkout.failed'))
  const { sums, faults, remarks, busy, attempts, save, check, order } = checkout
  const isBusy = busy !== 'no'
  // The fragment leads to what is wrong when the page comes back, without any script.
  const action = `${links.order}#notes`
  const isTold = attempts > 0 || Object.keys(props.faults).length > 0

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const name = nameOf(target)
    if (RECKONED.includes(name) || name.endsWith('countryId')) void save()
    if (name in faults) void check(name)
  }
  function onLeave(name: string, value: string) {
    if (name in faults || value !== '') void check(name)
    if (!RECKONED_WHEN_LEFT.includes(name) || value === (reckoned.current[name] ?? '')) return
    reckoned.current = { ...reckoned.current, [name]: value }
    void save()
  }
  return (
    <FormContext value={{ ...props, faults, onLeave }}>
      <CheckoutLinksContext value={links}>
        <div className="two">
          <form
            className="checkout"
            method="post"
            action={action}
            noValidate
            ref={form}
            onChange={onChange}
            onInput={({ currentTarget }) => keepDraft(currentTarget)}
            onSubmit={(event) => {
              event.preventDefault()
              void order()
            }}
          >
            <div className="stack" ref={summary} tabIndex={-1} id="notes">
              <Remarks remarks={[...remarks, ...sums.cart.remarks]} />
              {isTold && <FaultSummary faults={faults} />}
            </div>
            <Steps
              sums={sums}
              customer={props.customer}
              isBusy={isBusy}
              // What became of the code stands above the form.
              onRedeem={() => void save(true).then(() => summary.current?.focus())}
            />
          </form>
          <CheckoutSlip cart={sums.cart} email={email} isBusy={isBusy} />
        </div>
        <output className="vh">
          {busy === 'ordering' && t('checkout.ordering')}
          {sums !== props.sums && t('checkout.updated', { total: sums.cart.total })}
        </output>
      </CheckoutLinksContext>
    </FormContext>
  )
}

function nameOf(target: object): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}
