import type { Context } from 'hono'
import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import { byNumber } from '#shared/domain/product-number.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { pagePaths, routes } from '#shared/urls.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { QuickOrderPage, type OrderLine } from '#worker/pages/quick-order/quick-order-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { changingApi, toItemsNotice, respondWithCart } from '../cart/respond-with-cart.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import {
  checkLine,
  itemsOf,
  shownLine,
  readLines,
  type CheckedLine,
  type ProductByNumber,
  type QuickOrderInput,
} from './order-lines.ts'

/** The limit of a Store API list. */
const MAX_AT_ONCE = 100

const takeLines = postFields(routes.page('quickOrder'), async (c, fields) => {
  const { locale, t } = c.var
  const text = [...shownBefore(fields), fieldText(fields, 'lines')].join('\n')
  const input = readLines(text)
  if (input.length === 0) return show(c, { status: 400, notice: t('quickOrder.empty') })
  if (input.length > MAX_LINES) {
    const notice = t('quickOrder.tooManyLines', { most: MAX_LINES, count: input.length })
    return show(c, { status: 400, notice, text: input.map((line) => line.text).join('\n') })
  }
  const products = await load(c, input)
  if (!products.ok) return storeApiFailed(c, products.error)
  const checked = input.map((line) => checkLine(c.var, line, products.value))
  const faulty = input.filter((_line, index) => 'fieldError' in (checked[index] ?? {}))
  const items = itemsOf(checked)
  const isEnough = faulty.length === 0 || fieldText(fields, 'do') === 'right'
  const lines = input.map((line, index) =>
    shownLine(locale, line, checked[index] ?? { fieldError: '' }),
  )
  if (items.length === 0 || !isEnough) {
    const notice = t('quickOrder.rejected', { count: faulty.length, total: input.length })
    return show(c, { status: 400, notice, lines })
  }
  const added = await changingApi(c).cart.add(items)
  if (!added.ok) {
    const refusal = toItemsNotice(c, added.error)
    return refusal
      ? show(c, { status: 400, notice: refusal.text, lines })
      : storeApiFailed(c, added.error)
  }
  return respondWithCart(c, added.value, { notices: noticesOf(c, checked, faulty) })
})

/** A form for numbers and quantities, typed or pasted, which fills the cart. */
export const quickOrder = factory
  .createApp()
  .on('GET', routes.page('quickOrder'), (c) => show(c, { status: 200 }))
  .route('/', takeLines)

/** The current lines of the form, in their order. */
function shownBefore({ line }: Fields): readonly string[] {
  if (typeof line !== 'object') return []
  return Object.entries(line)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, text]) => (typeof text === 'string' ? [text] : []))
}

async function load(
  c: Context<AppEnv>,
  lines: readonly QuickOrderInput[],
): Promise<Result<ProductByNumber, StoreApiFailure>> {
  const numbers = [...new Set(lines.flatMap(({ number }) => number ?? []))]
  const parts = Array.from({ length: Math.ceil(numbers.length / MAX_AT_ONCE) }, (_, part) =>
    numbers.slice(part * MAX_AT_ONCE, (part + 1) * MAX_AT_ONCE),
  )
  const { locale, services } = c.var
  const found = await Promise.all(
    parts.map((part) => services.storeApi.numbered.toOrder(locale, part)),
  )
  const products: Product[] = []
  for (const loaded of found) {
    if (!loaded.ok) return loaded
    products.push(...loaded.value.data.elements)
  }
  return ok(byNumber(products))
}

function noticesOf(
  { var: { t } }: Context<AppEnv>,
  checked: readonly CheckedLine[],
  faulty: readonly QuickOrderInput[],
): readonly PageNotice[] {
  const right = checked.length - faulty.length
  const changed = checked.flatMap((line) => ('fieldError' in line ? [] : (line.changed ?? [])))
  // Only line numbers, not texts, because the notice's cookie cuts long texts.
  const left = faulty.flatMap(({ number }) => number ?? []).join(', ')
  return [
    { tone: 'ok', text: t('quickOrder.added', { count: right }) },
    ...(faulty.length === 0
      ? []
      : [
          {
            tone: 'warn',
            text: t('quickOrder.leftOut', { count: faulty.length, left }),
          } as const,
        ]),
    ...changed.map((text) => ({ tone: 'info', text }) as const),
  ]
}

type View = {
  readonly status: 200 | RefusalStatus
  readonly notice?: string
  readonly lines?: readonly OrderLine[]
  readonly text?: string
}

function show(c: Context<AppEnv>, { status, notice, lines = [], text = '' }: View) {
  const { t } = c.var
  const notices: PageNotice[] = notice === undefined ? [] : [{ tone: 'bad', text: notice }]
  return renderPage(c, <QuickOrderPage lines={lines} text={text} notices={notices} />, {
    title: t('quickOrder.title'),
    description: t('quickOrder.lead'),
    robots: 'noindex',
    personal: true,
    status,
    paths: pagePaths('quickOrder'),
  })
}
