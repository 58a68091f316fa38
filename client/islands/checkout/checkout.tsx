import { useEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react'
import { ErrorSummary } from '#client/ui/form/error-summary.tsx'
import { focusError } from '#client/ui/form/focus-error.ts'
import { FormContext, type Form } from '#client/ui/form/form-context.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import { PageNotices } from '../cart/page-notices.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { saveDraft } from './draft.ts'
import { setKeyboards } from './keyboards.ts'
import { Steps, type OwnChoices } from './steps.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CheckoutMessages } from '../messages/de/checkout.ts'

export type CheckoutProps = Omit<Form, 'onLeave'> & {
  readonly sums: CheckoutSums
  readonly notices: readonly PageNotice[]
  readonly rules: Omit<CheckoutRules, 'hasDownloads'>
  /** Form targets: recalculate, and order. */
  readonly save: string
  readonly order: string
  /** Addresses of the logged-in customer; null for guests. */
  readonly addresses: OwnChoices | null
}

/** Fields that change the sums; a change recalculates at once. */
const RECKONED: readonly string[] = [
  'shippingMethodId',
  'paymentMethodId',
  'differentShipping',
  'billingAddressId',
  'shippingAddressId',
]

/** Text fields that change the sums; recalculated on blur after a change. */
const RECKONED_WHEN_LEFT: readonly string[] = ['vatId', 'billingAddress.company']

/**
 * The whole checkout: one form that works without script; once hydrated, its sums follow every
 * choice.
 */
export function Checkout(props: CheckoutProps) {
  const { t } = usePartMessages<CheckoutMessages>()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const reckoned = useRef(props.values)
  const checkout = useCheckout(form, props, t('checkout.failed'))
  const { sums, fieldErrors, notices, busy, attempts, save, check, order } = checkout
  const isBusy = busy !== 'no'
  // After a failed submit without script, the fragment scrolls to the errors.
  const action = `${props.order}#notes`
  const isTold = attempts > 0 || Object.keys(props.fieldErrors).length > 0

  useEffect(() => {
    if (attempts > 0) focusError(summary.current)
  }, [attempts])

  function onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement, HTMLInputElement>) {
    const { name } = target
    setKeyboards(currentTarget, props.rules.countries)
    if (RECKONED.includes(name) || name.endsWith('countryId')) void save()
    if (name in fieldErrors) void check(name)
  }
  function onLeave(name: string, value: string) {
    if (name in fieldErrors || value !== '') void check(name)
    if (!RECKONED_WHEN_LEFT.includes(name) || value === (reckoned.current[name] ?? '')) return
    reckoned.current = { ...reckoned.current, [name]: value }
    void save()
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // All other buttons only recalculate; the result of a code is shown above the form.
    if (event.nativeEvent.submitter?.hasAttribute('formaction'))
      void save(true).then(() => summary.current?.focus())
    else void order()
  }
  return (
    <FormContext value={{ ...props, fieldErrors, onLeave }}>
      <div className="two">
        <CheckoutSummary cart={sums.cart} isBusy={isBusy} />
        <form
          className="checkout"
          method="post"
          action={action}
          noValidate
          ref={form}
          onChange={onChange}
          onInput={({ currentTarget }) => saveDraft(currentTarget)}
          onSubmit={onSubmit}
        >
          <div className="stack" ref={summary} tabIndex={-1} id="notes">
            <PageNotices notices={[...notices, ...sums.cart.remarks]} />
            {isTold && <ErrorSummary fieldErrors={fieldErrors} />}
          </div>
          <Steps sums={sums} addresses={props.addresses} save={props.save} isBusy={isBusy} />
        </form>
      </div>
      <output className="vh">
        {busy === 'ordering' && t('checkout.ordering')}
        {sums !== props.sums && t('checkout.updated', { total: sums.cart.total })}
      </output>
    </FormContext>
  )
}
