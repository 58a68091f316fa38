import {
  ORDER_TEXT_KEYS,
  ORDER_TEXT_LENGTHS,
  type OrderTextKey,
  orderTextName,
} from '#shared/domain/order/order-texts.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { useMessages } from '../use-messages.ts'
import type { CheckoutLinks } from './checkout-links.ts'

type Linked = { readonly links: CheckoutLinks }

/** The button that recalculates the checkout without script. The island hides it. */
export function UpdateByHand({ save }: { readonly save: string }) {
  const { t } = useMessages()
  return (
    <p className="stack tightly until-hydrated">
      <button className="btn" formAction={`${save}#step-3`}>
        {t('checkoutPage.update')}
      </button>
      <small className="quiet">{t('checkoutPage.updateHint')}</small>
    </p>
  )
}

/** The terms that an order accepts. */
export function Terms({ links }: Linked) {
  const { t } = useMessages()
  return (
    <>
      {t('checkoutPage.termsBefore')}
      <a href={links.terms}>{t('checkoutPage.terms')}</a>
      {t('checkoutPage.termsBetween')}
      <a href={links.withdrawalTerms}>{withSoftHyphens(t('checkoutPage.withdrawal'))}</a>
      {t('checkoutPage.termsAnd')}
      <a href={links.privacy}>{withSoftHyphens(t('checkoutPage.privacy'))}</a>
      {t('checkoutPage.termsAfter')}
    </>
  )
}

/** The statutory warranty, which the law requires before an order. */
export function Guarantee({ links }: Linked) {
  const { t } = useMessages()
  return (
    <section className="sheet stack tightly">
      <h3>{withSoftHyphens(t('checkoutPage.guaranteeTitle'))}</h3>
      <p>
        {withSoftHyphens(t('checkoutPage.guarantee'))}{' '}
        <a href={links.guarantee}>{t('checkoutPage.guaranteeLink')}</a>
      </p>
    </section>
  )
}

/** The shopper's comment on the order. */
export function Comment({ typed: input }: { readonly typed: string | undefined }) {
  const { t } = useMessages()
  return (
    <details className="collapsible" open={Boolean(input)}>
      <summary>{t('fields.customerComment')}</summary>
      <textarea
        className="in"
        id="customerComment"
        name="customerComment"
        maxLength={2000}
        aria-label={t('fields.customerComment')}
        defaultValue={input}
      />
    </details>
  )
}

/** Links at the end of the summary: a contact, and the cart. */
export function SummaryLinks({ links, email }: Linked & { readonly email: string }) {
  const { t } = useMessages()
  return (
    <>
      <p>
        {t('checkoutPage.questions')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <a href={links.cart}>{t('checkoutPage.changeCart')}</a>
      </p>
    </>
  )
}

/**
 * A promotion code inside the order's form, so that other entered values are preserved without
 * script.
 */
export function CodeField({ save }: { readonly save: string }) {
  const { t } = useMessages()
  return (
    <details className="collapsible">
      <summary>{t('checkoutPage.haveCode')}</summary>
      <div className="field">
        <label htmlFor="promotionCode">{t('checkoutPage.code')}</label>
        <div className="row nowrap">
          <input
            className="in"
            id="promotionCode"
            name="promotionCode"
            maxLength={100}
            autoComplete="off"
          />
          <button className="btn" formAction={`${save}#notes`}>
            {t('checkoutPage.codeApply')}
          </button>
        </div>
      </div>
    </details>
  )
}

type OrderTextInputsProps = {
  /** The values in the form. */
  readonly values: Readonly<Record<string, string>>
  /** Whether the inputs are in a collapsible. A guest finds them next to the business fields. */
  readonly isFolded: boolean
}

/** The inputs of the order's optional texts. */
export function OrderTextInputs({ values, isFolded }: OrderTextInputsProps) {
  const { t } = useMessages()
  const inputs = ORDER_TEXT_KEYS.map((key) => (
    <OrderTextInput key={key} text={key} value={values[orderTextName(key)] ?? ''} />
  ))
  if (!isFolded) return inputs
  const isFilled = ORDER_TEXT_KEYS.some((key) => values[orderTextName(key)])
  return (
    <details className="collapsible" open={isFilled || Boolean(values['vatId'])}>
      <summary>{t('forms.business')}</summary>
      <div className="form">{inputs}</div>
    </details>
  )
}

function OrderTextInput({ text, value }: { readonly text: OrderTextKey; readonly value: string }) {
  const { t } = useMessages()
  const name = orderTextName(text)
  return (
    <div className="field">
      <label htmlFor={name}>
        {t(`order.text_${text}`)} <span className="opt">{t('forms.optional')}</span>
      </label>
      <input
        className="in"
        id={name}
        name={name}
        maxLength={ORDER_TEXT_LENGTHS[text]}
        autoComplete="off"
        aria-describedby={`${name}-hint`}
        defaultValue={value}
      />
      <small id={`${name}-hint`}>{t(`order.textHint_${text}`)}</small>
    </div>
  )
}

/** The logged-in customer. */
export type CheckoutCustomer = { readonly name: string; readonly email: string }

type AccountStepProps = {
  /** Null for guests. */
  readonly customer: CheckoutCustomer | null
  readonly links: CheckoutLinks
}

/** The buyer: the logged-in customer, or a guest who may log in or register instead. */
export function AccountStep({ customer, links }: AccountStepProps) {
  const { t } = useMessages()
  if (customer) {
    return (
      <p>
        <input type="hidden" name="buyer" value="customer" />
        <b>{t('checkoutPage.loggedInAs', { name: customer.name })}</b>
        <br />
        <span className="quiet">{customer.email}</span>
      </p>
    )
  }
  return (
    <>
      <input type="hidden" name="buyer" value="guest" />
      <p className="quiet">{t('checkoutPage.guestNote')}</p>
      <details className="collapsible">
        <summary>{t('checkoutPage.orAccount')}</summary>
        <p className="row">
          <a className="btn" href={links.login}>
            {t('checkoutPage.logIn')}
          </a>
          <a className="btn" href={links.register}>
            {t('checkoutPage.register')}
          </a>
        </p>
      </details>
    </>
  )
}
