import { samplePrices } from '#worker/pages/samples/sample-prices.ts'
import type { Context } from 'hono'
import { byNumber, isProductNumber } from '#shared/domain/product-number.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { pagePaths } from '#shared/urls.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import type { SampleRow } from '#worker/pages/samples/sample-rows.tsx'
import {
  SamplesPage,
  type AgreedPrice,
  type SamplesFor,
} from '#worker/pages/samples/samples-page.tsx'
import type { Eventual, Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { statesOf, type FormChoices } from '../account/form-view.ts'
import { inPageOrder } from '../forms/page-order.ts'
import { usualChoices } from '../account/load-choices.ts'
import { formToken } from '../forms/form-token.ts'
import type { RejectedForm } from '../forms/refused-form.ts'
import { readFieldValues } from '../forms/field-values.ts'
import type { SampleBuyer } from './load-buyer.ts'
import { loadCollected } from './change-samples.tsx'
import { collectedSamples } from './collected.ts'
import type { SampleInput } from './read-samples.ts'

type Shown = {
  readonly buyer: Eventual<SampleBuyer>
  readonly rows: readonly SampleInput[]
  /** The entered values. */
  readonly fields?: Fields
  /** Its message, and the reason of the refusal. */
  readonly message: Omit<RejectedForm, 'status'> & { readonly status: 200 | RefusalStatus }
  readonly price?: AgreedPrice | undefined
}

/** The form for samples: empty, or with all entered values and their errors. */
export function showSamples(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const { locale, t, vars } = c.var
  return respondWithPage(c, {
    personal: true,
    status: shown.message.status,
    head: {
      title: t('samples.title'),
      description: t('samples.lead', samplePrices(locale, vars.settings.samples)),
      paths: pagePaths('orderSample'),
    },
    main: [samplesSection(c, shown)],
    structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('samples.title') }])]),
  })
}

async function samplesSection(
  c: Context<AppEnv>,
  { rows, fields, message: response, price, ...shown }: Shown,
): Promise<Section> {
  const [buyer, sampleRows, collected] = await Promise.all([
    shown.buyer,
    named(c, rows),
    loadCollected(c, collectedSamples(c)),
  ])
  const form = {
    values: fields ? readFieldValues(fields) : usualAddress(buyer.choices),
    fieldErrors: inPageOrder(response.fieldErrors),
    notices: response.notices,
    isExpired: response.isExpired ?? false,
  }
  const hidden = {
    formToken: await formToken(c, new Date()),
    key: (fields && fieldText(fields, 'key')) || newKey(),
    buyer: buyer.customer ? 'customer' : 'guest',
  }
  const content = (
    <SamplesPage
      rows={sampleRows}
      collected={collected}
      recipient={recipientOf(c, buyer)}
      price={price && price.totalCents > 0 ? price : null}
      form={form}
      hidden={hidden}
    />
  )
  return { content }
}

function usualAddress(choices: FormChoices): Readonly<Record<string, string>> {
  return { 'billingAddress.countryId': usualChoices(choices)['countryId'] ?? '' }
}

function recipientOf(c: Context<AppEnv>, { customer, address, choices }: SampleBuyer): SamplesFor {
  if (customer) return { kind: 'customer', address }
  return {
    kind: 'anybody',
    choices: {
      countries: choices.countries.map(({ id, name }) => ({ id, name })),
      states: statesOf(choices.countries),
      salutations: choices.salutations.map(({ id, displayName }) => ({ id, name: displayName })),
      nameMinLength: c.var.vars.NAME_MIN_LENGTH,
    },
  }
}

/** The rows with the names of their products; unknown products have none. */
async function named(
  c: Context<AppEnv>,
  rows: readonly SampleInput[],
): Promise<readonly SampleRow[]> {
  const numbers = [...new Set(rows.map(({ number }) => number))].filter(isProductNumber)
  const found = numbers.length > 0 ? await shopperApi(c).wishlist.byNumbers(numbers) : null
  const productOf = byNumber(found?.ok ? found.value.data.elements : [])
  return rows.map((row) => ({
    ...row,
    name: productOf(row.number)?.name ?? null,
  }))
}

/** An idempotency key: an order that is sent twice with the same key is placed once. */
function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
