import { Checkout, type CheckoutProps } from '#client/islands/checkout/checkout.tsx'
import { Island } from '#client/islands/island.tsx'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import {
  AccountStep,
  type CheckoutCustomer,
  CodeField,
  Comment,
  Guarantee,
  OrderTextInputs,
  SummaryLinks,
  Terms,
  UpdateByHand,
} from './checkout-parts.tsx'
import { CardSlot, type CardFields } from './card-slot.tsx'
import type { CheckoutLinks } from './checkout-links.ts'
import { CartCountMark } from '../cart/cart-count-mark.tsx'
import { ExpressOffer } from '../cart/express-offer.tsx'

type CheckoutPageProps = CheckoutProps & {
  readonly customer: CheckoutCustomer | null
  /** The shop's email address for questions. */
  readonly email: string
  readonly links: CheckoutLinks
  readonly cardFields: CardFields | null
  /** The customer's countries to which no parcels are sent. */
  readonly onlyBilled: readonly string[]
  /** Whether the shopper may repeat the choices of their last order. */
  readonly offersExpress: boolean
}

/** The checkout: one page, five steps, one form. */
export function CheckoutPage({
  customer,
  email,
  links,
  cardFields,
  onlyBilled,
  offersExpress,
  ...checkout
}: CheckoutPageProps) {
  const { t } = useMessages()
  const { sums, save, values } = checkout
  const steps = [
    t('checkoutPage.stepAccount'),
    t('checkoutPage.stepAddress'),
    t('checkoutPage.stepShipping'),
    t('checkoutPage.stepPayment'),
    t('checkoutPage.stepReview'),
  ]
  return (
    <div className="wrap">
      <CheckoutHead title={t('checkoutPage.title')}>
        <ol className="steps" aria-label={t('checkoutPage.steps')}>
          {steps.map((step, index) => (
            <li key={step}>
              <a href={`#step-${index + 1}`}>{step}</a>
            </li>
          ))}
        </ol>
      </CheckoutHead>
      {offersExpress && <ExpressOffer />}
      {/* These forms are separate, because HTML forms cannot be nested. */}
      {sums.cart.codes.map((code) => (
        <form className="row" key={code} method="post" action={save}>
          <input type="hidden" name="removeCode" value={code} />
          <span>{t('checkoutPage.codeInUse', { code })}</span>
          <button className="btn plain" aria-label={t('cart.removeName', { name: code })}>
            {t('cart.remove')}
          </button>
        </form>
      ))}
      <Island
        name="checkout"
        id="checkout"
        component={Checkout}
        props={checkout}
        parts={{
          account: <AccountStep customer={customer} links={links} />,
          newAddress: (
            <>
              {onlyBilled.map((name) => (
                <p key={name}>{t('checkoutPage.onlyBilled', { name })}</p>
              ))}
              <a href={links.newAddress}>{t('checkoutPage.addAddress')}</a>
            </>
          ),
          orderTexts: <OrderTextInputs values={values} isFolded={customer !== null} />,
          card: <CardSlot fields={cardFields} />,
          afterPayment: (
            <>
              <CodeField save={save} />
              <UpdateByHand save={save} />
            </>
          ),
          terms: <Terms links={links} />,
          beforeOrder: (
            <>
              <Guarantee links={links} />
              <Comment typed={values['customerComment']} />
            </>
          ),
          summary: <SummaryLinks links={links} email={email} />,
        }}
        hydrate="visible"
      />
      <CartCountMark count={sums.cart.count} />
    </div>
  )
}
