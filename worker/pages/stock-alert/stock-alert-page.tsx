import { readableName } from '#shared/i18n/product-name.ts'
import { productHref } from '#client/ui/product-href.ts'
import { isMetreGood } from '#client/ui/price/prices.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { PrivacyTick } from '../form/privacy-tick.tsx'
import { useMessages } from '../use-messages.ts'
import { TextField } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/form/inputs.tsx'
import { HoneypotInput } from '#client/ui/form/honeypot-input.tsx'
import { urls } from '#shared/urls.ts'

type StockAlertPageProps = {
  readonly product: Product
  readonly form: PlainFormView
  readonly quantityError: string | undefined
  readonly formToken: string
}

/** The form on its own page, which the product page's form opens if it has an error. */
export function StockAlertPage({ product, ...form }: StockAlertPageProps) {
  const { locale, t } = useMessages()
  const { productNumber: number } = product
  const name = readableName(product.name)
  const title = t('stockAlert.title')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name, href: productHref(locale, product) }, { name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        <p>
          <b>{t('stockAlert.about', { name, number })}</b>
        </p>
        <p>{t('stockAlert.lead')}</p>
        <StockAlertForm number={number} isMetre={isMetreGood(product)} {...form} />
      </div>
    </div>
  )
}

type StockAlertFormProps = {
  readonly number: string
  readonly isMetre: boolean
  readonly form: PlainFormView
  /** The error of the quantity, which depends on the product. */
  readonly quantityError?: string | undefined
  /** The signed time at which the form was shown. */
  readonly formToken: string
}

/** Fields for the email address and for the required quantity. */
function StockAlertForm(props: StockAlertFormProps) {
  const { number, isMetre, form, quantityError, formToken } = props
  const { locale, t } = useMessages()
  return (
    <PlainForm
      {...form}
      action={urls.page(locale, 'stockAlert')}
      submit={t('stockAlert.ask')}
      hidden={{ article: number, formToken }}
    >
      <TextInput name="email" type="email" autoComplete="email" />
      <TextField
        id="least"
        name="quantity"
        label={t(isMetre ? 'stockAlert.leastMetres' : 'stockAlert.leastPieces')}
        optional={t('forms.optional')}
        inputMode={isMetre ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={form.values['quantity']}
        hint={t(isMetre ? 'stockAlert.leastHint' : 'stockAlert.leastHintPieces')}
        error={quantityError}
      />
      <HoneypotInput />
      <PrivacyTick />
    </PlainForm>
  )
}
