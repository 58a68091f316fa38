import type { Context } from 'hono'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { ComparePage } from '#worker/pages/compare/compare-page.tsx'
import {
  COMPARE_ORDERS,
  MOST_COMPARED,
  sortArticles,
  type CompareOrder,
} from '#worker/pages/compare/comparison.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { rememberedNumbers, rememberNumbers, typedNumbers } from './compared-numbers.ts'

const takeNumbers = postFields(routes.page('compare'), (c, fields) => {
  if (fieldText(fields, 'clear') !== '') return moveOn(c, [])
  const before = numbersBefore(c, fields)
  const dropped = fieldText(fields, 'drop')
  if (dropped !== '')
    return moveOn(
      c,
      before.filter((number) => number !== dropped),
    )
  return add(c, before, fieldText(fields, 'add'))
})

/** Articles side by side: an address with their numbers, which anybody may be sent. */
export const compare = factory
  .createApp()
  .on('GET', routes.page('compare'), async (c) => {
    const named = c.req.query('articles')
    const remembered = named === undefined ? rememberedNumbers(c) : []
    return remembered.length > 0
      ? c.redirect(urls.compared(c.var.locale, remembered), 302)
      : showNamed(c, named ?? '')
  })
  .route('/', takeNumbers)

/** Those that the form's page showed; a button on an article's page adds to what was there before. */
function numbersBefore(c: Context<AppEnv>, fields: Fields): readonly string[] {
  return fields['articles'] === undefined
    ? rememberedNumbers(c)
    : typedNumbers(fieldText(fields, 'articles')).numbers
}

function moveOn(c: Context<AppEnv>, numbers: readonly string[]): Response {
  rememberNumbers(c, numbers)
  return c.redirect(`${urls.compared(c.var.locale, numbers)}#content`, 303)
}

async function add(c: Context<AppEnv>, before: readonly string[], typed: string) {
  const { t } = c.var
  const { numbers, wrong, tooMany } = typedNumbers(typed)
  const all = [...new Set([...before, ...numbers])]
  const loaded = await load(c, [...before, ...numbers])
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const known = new Set(loaded.value.map(({ productNumber }) => productNumber))
  const unknown = numbers.find((number) => !known.has(number))
  const fault =
    wrong[0] !== undefined
      ? t('compare.noNumber', { typed: wrong[0] })
      : unknown !== undefined
        ? t('compare.unknown', { number: unknown })
        : all.length + tooMany.length > MOST_COMPARED
          ? t('compare.full', { most: MOST_COMPARED })
          : numbers.length === 0
            ? t('compare.missing')
            : null
  if (fault === null) return moveOn(c, all)
  const shown = loaded.value.filter(({ productNumber }) => before.includes(productNumber))
  return show(c, shown, { status: 400, typed: { value: typed.slice(0, 400), fault } })
}

async function showNamed(c: Context<AppEnv>, named: string): Promise<Response> {
  const { t } = c.var
  const { numbers, twice, wrong, tooMany } = typedNumbers(named)
  const loaded = await load(c, numbers)
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const known = new Set(loaded.value.map(({ productNumber }) => productNumber))
  const unknown = numbers.filter((number) => !known.has(number))
  const remarks: Remark[] = [
    ...wrong.map((typed) => ({ tone: 'warn', text: t('compare.noNumber', { typed }) }) as const),
    ...unknown.map((number) => ({ tone: 'warn', text: t('compare.unknown', { number }) }) as const),
    ...twice.map((number) => ({ tone: 'info', text: t('compare.twice', { number }) }) as const),
  ]
  if (tooMany.length > 0)
    remarks.push({
      tone: 'warn',
      text: t('compare.tooMany', { most: MOST_COMPARED, left: tooMany.join(', ') }),
    })
  const isNothing = loaded.value.length === 0 && remarks.length > 0
  return show(c, loaded.value, { remarks, status: isNothing ? 404 : 200 })
}

/** The articles in the order of their numbers, all asked for at once. */
async function load(
  c: Context<AppEnv>,
  asked: readonly string[],
): Promise<Result<readonly Product[], StoreApiFailure>> {
  const numbers = [...new Set(asked)]
  if (numbers.length === 0) return ok([])
  const { locale, services } = c.var
  const found = await services.storeApi.numbered.withFigures(locale, numbers)
  if (!found.ok) return found
  const byNumber = new Map(
    found.value.data.elements.map((product) => [product.productNumber, product]),
  )
  return ok(numbers.flatMap((number) => byNumber.get(number) ?? []))
}

type CompareAnswer = {
  readonly remarks?: readonly Remark[]
  readonly typed?: { readonly value: string; readonly fault: string }
  readonly status: 200 | RefusalStatus
}

function show(c: Context<AppEnv>, products: readonly Product[], answer: CompareAnswer) {
  const { locale, t } = c.var
  const order = typedOrder(c.req.query('order'))
  const ordered = sortArticles(locale, products, order)
  const page = (
    <ComparePage
      products={ordered}
      order={order}
      onlyDifferences={c.req.query('differences') === '1'}
      remarks={answer.remarks ?? []}
      typed={answer.typed ?? { value: '', fault: null }}
    />
  )
  const shown = ordered.map(({ productNumber }) => productNumber)
  return renderPage(c, page, {
    title: t('compare.title'),
    description: t('compare.lead', { most: MOST_COMPARED }),
    robots: 'noindex',
    personal: true,
    status: answer.status,
    paths: pathsFor((language) => urls.compared(language, shown)),
  })
}

/** `weight-asc`, `square-metre-desc`; null for anything else. */
function typedOrder(typed = ''): CompareOrder | null {
  const by = COMPARE_ORDERS.find((order) => typed.startsWith(`${order}-`))
  const direction = by && typed.slice(by.length + 1)
  return by && (direction === 'asc' || direction === 'desc')
    ? { by, descending: direction === 'desc' }
    : null
}
