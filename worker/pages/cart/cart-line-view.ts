import { smallestOf } from '#client/ui/renditions.ts'
import { METRE, pricePerMetre } from '#shared/domain/metres.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { areaPrice, writtenBasePrice } from '#shared/domain/reference-price.ts'
import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { promiseIn } from '../delivery-promise.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatLength, formatLengthFigure, formatMoney } from '#shared/i18n/format.ts'
import { formatPieces } from '#shared/i18n/pieces.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { CartLineView, PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { LineItem, LinePayload } from '#shared/schemas/store-api/cart.ts'
import type { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import { urls } from '#shared/urls.ts'

type Messages = { readonly t: T; readonly locale: Locale }
type Unit = LinePayload['ripstop_unit']

const MILLIMETRES_PER_CENTIMETRE = 10
/** Picture width in pixels for a high-resolution screen. */
const PICTURE_WIDTH = 208

/** The quantity of a line as text: "2,4 m", "4 Stück", "2 Sets". */
export function quantityOf({ t, locale }: Messages, unit: Unit, units: number): string {
  if (unit === 'm') return formatLength(locale, units)
  return t(unit === 'set' ? 'cartLines.sets' : 'cartLines.pieces', { count: units })
}

/** A product line as cart and checkout show it. */
export function cartLineView(
  messages: Messages,
  line: LineItem,
  notices: readonly PageNotice[],
): CartLineView {
  const { t, locale } = messages
  const { payload, quantity, quantityInformation: limits } = line
  const isMetre = payload.ripstop_unit === 'm'
  const prices = line.price ? linePrices(messages, line.price, payload) : { unit: '', base: null }
  const tier = line.price ? nextTierNotice(messages, quantity, payload) : null
  return {
    id: line.id,
    name: readableName(line.label),
    url: payload.ripstop_url ? urls.seo(locale, payload.ripstop_url) : null,
    picture: line.cover ? smallestOf(line.cover, PICTURE_WIDTH) : null,
    facts: lineFacts(messages, payload),
    soldBy: payload.ripstop_unit === 'download' ? 'piece' : payload.ripstop_unit,
    units: quantity,
    min: limits?.minPurchase ?? 1,
    step: limits?.purchaseSteps ?? 1,
    max: limits?.maxPurchase ?? null,
    figure: isMetre ? formatLengthFigure(locale, quantity) : String(quantity),
    quantity: quantityOf(messages, payload.ripstop_unit, quantity),
    unitLabel: t(UNIT_LABELS[payload.ripstop_unit]),
    unitPrice: prices.unit,
    basePrice: prices.base,
    total: formatMoney(locale, centsFromDecimal(line.price?.totalPrice ?? 0)),
    remarks: [...notices, ...lostCutsNotice(messages, line), ...(tier ? [tier] : [])],
  }
}

const UNIT_LABELS = {
  m: 'cartLines.unitMetre',
  piece: 'cartLines.unitPiece',
  set: 'cartLines.unitSet',
  download: 'cartLines.unitDownload',
} as const

/**
 * The facts of a cart line: number, colour, width, coating, delivery (CONTRIBUTING.md#cart-lines).
 */
function lineFacts(messages: Messages, payload: LinePayload): string[] {
  const promised = formatDelivery(messages.t, messages.locale, promiseIn(payload))
  return promised ? [...productFacts(messages, payload), promised] : productFacts(messages, payload)
}

/** The facts of a line without its delivery time, which no longer applies to a paid order. */
export function productFacts({ t, locale }: Messages, payload: LinePayload): string[] {
  const { ripstop_roll_width_mm: width, productNumber } = payload
  const cuts = payload.ripstop_cuts
  const facts = [
    cuts.length > 1 && t('cartLines.cuts', { pieces: formatPieces(locale, cuts) }),
    productNumber && t('cartLines.productNumber', { number: productNumber }),
    ...payload.options.map(({ group, option }) => `${group} ${option}`),
    width && t('cartLines.rollWidth', { width: String(width / MILLIMETRES_PER_CENTIMETRE) }),
    ...payload.ripstop_facts,
    payload.ripstop_hazardous && t('cartLines.hazardous'),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return [...new Set(facts)]
}

/** The price per metre or piece, and its base price if the law requires one. */
export function linePrices(
  { t, locale }: Messages,
  { unitPrice, referencePrice }: Pick<CalculatedPrice, 'unitPrice'> & Partial<CalculatedPrice>,
  payload: LinePayload,
): { readonly unit: string; readonly base: string | null } {
  const cents = centsFromDecimal(unitPrice)
  const isMetre = payload.ripstop_unit === 'm'
  const shown = isMetre ? pricePerMetre(cents) : cents
  const base = isMetre
    ? areaPrice(shown, payload.ripstop_base_prices, payload.ripstop_roll_width_mm)
    : referencePrice && writtenBasePrice(referencePrice)
  return {
    unit: `${formatMoney(locale, shown)}/${isMetre ? METRE : t(perUnit(payload.ripstop_unit))}`,
    base: base ? formatBasePrice(locale, base) : null,
  }
}

/** The price of a set is not the price of one piece. */
function perUnit(unit: Unit) {
  return unit === 'set' ? 'cartLines.unitSet' : 'cartLines.perPiece'
}

/**
 * In a Shopware, cut pieces may no longer match the quantity after an addition or a merged cart.
 */
function lostCutsNotice(
  { t, locale }: Messages,
  { storedCuts, payload, quantity }: LineItem,
): PageNotice[] {
  if (storedCuts.length < 2 || payload.ripstop_cuts.length > 0) return []
  return [
    { tone: 'warn', text: t('cartLines.oneAgain', { length: formatLength(locale, quantity) }) },
  ]
}

const NEXT_TIER = {
  m: 'cartLines.nextTierMetre',
  piece: 'cartLines.nextTierPiece',
  set: 'cartLines.nextTierSet',
  download: 'cartLines.nextTierPiece',
} as const

function nextTierNotice(
  messages: Messages,
  units: number,
  payload: LinePayload,
): PageNotice | null {
  const next = payload.ripstop_next_tier
  if (!next || next.quantity <= units) return null
  const isMetre = payload.ripstop_unit === 'm'
  const cents = centsFromDecimal(next.unitPrice)
  const missing = next.quantity - units
  const values = {
    from: quantityOf(messages, payload.ripstop_unit, next.quantity),
    missing: quantityOf(messages, payload.ripstop_unit, missing),
    price: formatMoney(messages.locale, isMetre ? pricePerMetre(cents) : cents),
  }
  return { tone: 'info', text: messages.t(NEXT_TIER[payload.ripstop_unit ?? 'piece'], values) }
}
