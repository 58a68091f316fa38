import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Fragment } from 'react'
import { NameFields, PlaceFields } from '#client/ui/form/address-fields.tsx'
import { TextInput } from '#client/ui/form/inputs.tsx'
import { HoneypotInput } from '#client/ui/form/honeypot-input.tsx'
import type { SampleRules } from '#shared/domain/samples.ts'
import type { Cents } from '#shared/domain/money.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import { PlainForm, type AddressChoices, type PlainFormView } from '../form/plain-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { AddressLines } from '../order/address-lines.tsx'
import { PrivacyTick } from '../form/privacy-tick.tsx'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'
import { SampleDrawing } from './sample-drawing.tsx'
import { samplePrices } from './sample-prices.ts'
import { SampleRows, type SampleRow } from './sample-rows.tsx'
import type { TrayItem } from '../tray.tsx'
import { SampleTray } from './sample-tray.tsx'

/** The price of a number of samples, to which the shopper agrees by ordering. */
export type AgreedPrice = {
  readonly count: number
  readonly totalCents: Cents
  readonly isNet: boolean
}

/** The recipient: a customer's address, or the address in the form. */
export type SamplesFor =
  | { readonly kind: 'customer'; readonly address: Address | null }
  | { readonly kind: 'anybody'; readonly choices: AddressChoices }

type SamplesPageProps = {
  readonly rows: readonly SampleRow[]
  /** The fabrics that product pages and cards collected. */
  readonly collected: readonly TrayItem[]
  readonly recipient: SamplesFor
  /** The price to confirm before ordering; null while all samples are free. */
  readonly price: AgreedPrice | null
  readonly form: PlainFormView
  /** Hidden fields: the signed time of the form, the idempotency key, and the buyer. */
  readonly hidden: Readonly<Record<string, string>>
}

export function SamplesPage(props: SamplesPageProps) {
  const { rows, collected, recipient, price, form, hidden } = props
  const { locale, t } = useMessages()
  const { samples } = useSettings()
  const choices = recipient.kind === 'anybody' ? recipient.choices : undefined
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('samples.title') }]} />
      <div className="two">
        <div className="stack">
          <h1>{withSoftHyphens(t('samples.title'))}</h1>
          <p>{withSoftHyphens(t('samples.lead', samplePrices(locale, samples)))}</p>
          <SampleTray samples={collected} rules={samples} />
          {collected.length > 0 ? <ClearButton /> : <p>{t('samples.none')}</p>}
          <PlainForm
            {...form}
            {...(choices && { choices })}
            action={urls.page(locale, 'orderSample')}
            submit={t(submitOf(rows.length, samples, price))}
            hidden={{ ...hidden, agreed: String(price?.totalCents ?? 0) }}
          >
            <SampleRows rows={rows} collected={new Set(collected.map(({ number }) => number))} />
            <h2 id="address">{t('samples.whereTo')}</h2>
            {recipient.kind === 'customer' ? <OwnAddress {...recipient} /> : <RecipientFields />}
            <p className="quiet">
              {t('samples.termsBefore')}
              <a href={urls.page(locale, 'terms')}>{t('shell.terms')}</a>
              {t('samples.termsBetween')}
              <a href={urls.page(locale, 'withdrawalTerms')}>{t('shell.withdrawalTerms')}</a>
              {t('samples.termsAfter')} {price && t('samples.prepayment')}
            </p>
            {price && <Price price={price} rows={rows} />}
          </PlainForm>
        </div>
        <aside className="sheet stack">
          <h2>{t('samples.realSize')}</h2>
          <SampleDrawing />
          <p>{withSoftHyphens(t('samples.realSizeNote'))}</p>
        </aside>
      </div>
    </div>
  )
}

/** Avoids the word "free" for orders that may cost something. The price is then confirmed first. */
function submitOf(count: number, { free }: SampleRules, price: AgreedPrice | null) {
  if (price) return 'checkout.order'
  return count > free ? 'samples.title' : 'samples.orderFree'
}

/** Removes all collected samples at once. */
function ClearButton() {
  const { t } = useMessages()
  return (
    <p>
      <button className="btn plain" form="sampled" name="clear" value="1">
        {t('samples.clear')}
      </button>
    </p>
  )
}

function OwnAddress({ address }: { readonly address: Address | null }) {
  const { locale, t } = useMessages()
  return (
    <div className="stack tightly">
      {address ? (
        <p className="any-break">
          <AddressLines address={address} />
        </p>
      ) : (
        <p>{t('samples.noAddress')}</p>
      )}
      <p>
        <a href={urls.page(locale, 'accountAddresses')}>{t('samples.changeAddress')}</a>
      </p>
    </div>
  )
}

function RecipientFields() {
  return (
    <>
      <TextInput name="email" type="email" autoComplete="email" />
      <NameFields group="billingAddress" />
      <PlaceFields group="billingAddress" />
      <HoneypotInput />
      <PrivacyTick />
    </>
  )
}

/** The price, directly above the order button, as the law requires. */
function Price({ price, rows }: { readonly price: AgreedPrice } & Pick<SamplesPageProps, 'rows'>) {
  const { locale, t } = useMessages()
  const { free } = useSettings().samples
  const { count, totalCents, isNet } = price
  const each = totalCents / Math.max(1, count - free)
  const named = ({ name, number }: SampleRow) =>
    t('samples.line', { name: name === null ? number : readableName(name) })
  return (
    <dl className="sums">
      {rows.map((row, index) => (
        <Fragment key={`${index} ${row.number}`}>
          <dt>{named(row)}</dt>
          <dd>{index < free ? t('samples.free') : formatMoney(locale, each)}</dd>
        </Fragment>
      ))}
      <dt>{t('samples.shipping')}</dt>
      <dd>{formatMoney(locale, 0)}</dd>
      <dt className="all">{t(isNet ? 'samples.totalNet' : 'samples.total')}</dt>
      <dd className="all">{formatMoney(locale, totalCents)}</dd>
    </dl>
  )
}
