import type { Context } from 'hono'
import { isMetreGood } from '#client/ui/price/prices.ts'
import { byNumber, isProductNumber } from '#shared/domain/product-number.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { urls } from '#shared/urls.ts'
import { isSampled } from '#worker/pages/samples/is-sampled.ts'
import { SampleTray } from '#worker/pages/samples/sample-tray.tsx'
import type { TrayItem } from '#worker/pages/tray.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import { flash } from '../forms/flash.ts'
import { respondWithTray, wantsTray } from '../forms/respond-with-tray.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { collectedSamples, rememberSamples } from './collected.ts'

/** The collected samples after a change, and its result. */
type Changed = {
  readonly numbers: readonly string[]
  readonly message: string
  readonly isRefused?: boolean
}

/**
 * Adds a fabric to the collected samples, or removes one or all. Responds with the samples page, or
 * with the tray as an HTML fragment for a script. Null if the form has none of these fields.
 */
export async function changeSamples(c: Context<AppEnv>, fields: Fields): Promise<Response | null> {
  const isFragment = wantsTray(fields)
  const before = collectedSamples(c)
  const changed = await change(c, fields, before)
  if (!changed && !isFragment) return null
  const { numbers, message, isRefused } = changed ?? { numbers: before, message: '' }
  if (numbers !== before) rememberSamples(c, numbers)
  if (!isFragment) {
    if (isRefused) flash(c, [{ tone: 'warn', text: message }], null)
    return c.redirect(`${urls.page(c.var.locale, 'orderSample')}#content`, 303)
  }
  const samples = await loadCollected(c, numbers)
  const rules = c.var.vars.settings.samples
  return respondWithTray(c, <SampleTray {...{ samples, rules, message }} />)
}

/** The collected samples with their products. */
export async function loadCollected(
  c: Context<AppEnv>,
  numbers: readonly string[],
): Promise<readonly TrayItem[]> {
  if (numbers.length === 0) return []
  const { locale, services } = c.var
  const found = requireData(c, await services.storeApi.numbered.toOrder(locale, numbers))
  const productOf = byNumber(found.elements)
  return numbers.map((number) => ({ number, product: productOf(number) ?? null }))
}

async function change(
  c: Context<AppEnv>,
  fields: Fields,
  before: readonly string[],
): Promise<Changed | null> {
  const { t } = c.var
  const removed = fieldText(fields, 'remove')
  if (removed !== '')
    return { numbers: before.filter((number) => number !== removed), message: t('samples.removed') }
  if (fieldText(fields, 'clear') !== '') return { numbers: [], message: t('samples.removed') }
  const added = fieldText(fields, 'add')
  return added === '' ? null : add(c, added, before)
}

async function add(c: Context<AppEnv>, input: string, before: readonly string[]): Promise<Changed> {
  const { t } = c.var
  const refuse = (message: string) => ({ numbers: before, message, isRefused: true })
  const [found] = isProductNumber(input) ? await loadCollected(c, [input]) : []
  const product = found?.product
  if (!product) return refuse(t('samples.error_unknown'))
  const name = readableName(product.name)
  if (!isMetreGood(product)) return refuse(t('samples.error_notByTheMetre'))
  if (!isSampled(product)) return refuse(t('samples.error_gone'))
  const { productNumber: number } = product
  if (before.includes(number)) return { numbers: before, message: t('samples.added', { name }) }
  const { most } = c.var.vars.settings.samples
  if (before.length >= most) return refuse(t('samples.full', { most }))
  return { numbers: [...before, number], message: t('samples.added', { name }) }
}
