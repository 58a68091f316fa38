import type { Context } from 'hono'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { byNumber, numberKey } from '#shared/domain/product-number.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { CompareTray } from '#worker/pages/compare/compare-tray.tsx'
import { ComparePage } from '#worker/pages/compare/compare-page.tsx'
import {
  COMPARE_ORDERS,
  MAX_COMPARED,
  sortProducts,
  type CompareOrder,
} from '#worker/pages/compare/comparison.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import type { Eventual, Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { postFields } from '../forms/post-form.ts'
import { respondWithTray, wantsTray } from '../forms/respond-with-tray.ts'
import { requireData } from '../forms/store-api-failed.ts'
import {
  rememberedNumbers,
  rememberNumbers,
  parseProductNumbers,
  type ProductNumbersInput,
} from './compared-numbers.ts'

const takeNumbers = postFields(routes.page('compare'), (c, fields) => {
  const show: Show = wantsTray(fields) ? showTray : redirectToComparison
  const { t } = c.var
  if (fieldText(fields, 'clear') !== '') return show(c, [], t('compare.removed'))
  const before = numbersBefore(c, fields)
  const dropped = fieldText(fields, 'drop')
  if (dropped !== '') {
    const left = before.filter((number) => numberKey(number) !== numberKey(dropped))
    return show(c, left, t('compare.removed'))
  }
  return add(c, before, fields)
})

/** The product comparison: an address with product numbers, which visitors can share. */
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

/** The previously shown numbers. A button on a product page adds to the stored comparison. */
function numbersBefore(c: Context<AppEnv>, fields: Fields): readonly string[] {
  return fields['articles'] === undefined
    ? rememberedNumbers(c)
    : parseProductNumbers(fieldText(fields, 'articles')).numbers
}

/** Stores the compared products and shows them; `message` is the result of the change. */
type Show = (
  c: Context<AppEnv>,
  numbers: readonly string[],
  message: string,
) => Response | Promise<Response>

function redirectToComparison(c: Context<AppEnv>, numbers: readonly string[]): Response {
  rememberNumbers(c, numbers)
  return c.redirect(`${urls.compared(c.var.locale, numbers)}#content`, 303)
}

/** The tray of the page from which a script adds or removes products. */
async function showTray(c: Context<AppEnv>, numbers: readonly string[], message: string) {
  rememberNumbers(c, numbers)
  const products = await load(c, numbers)
  return respondWithTray(c, <CompareTray {...{ products, message }} />)
}

async function add(c: Context<AppEnv>, before: readonly string[], fields: Fields) {
  const { t } = c.var
  const input = fieldText(fields, 'add')
  const { numbers, wrong, tooMany } = parseProductNumbers(input)
  const loaded = await load(c, [...before, ...numbers])
  const productOf = byNumber(loaded)
  const unknown = numbers.find((number) => !productOf(number))
  const all = [
    ...new Set([...before, ...numbers].map((number) => productOf(number)?.productNumber ?? number)),
  ]
  const fieldError =
    wrong[0] !== undefined
      ? t('compare.noNumber', { typed: wrong[0] })
      : unknown !== undefined
        ? t('compare.unknown', { number: unknown })
        : all.length + tooMany.length > MAX_COMPARED
          ? t('compare.full', { most: MAX_COMPARED })
          : numbers.length === 0
            ? t('compare.missing')
            : null
  if (wantsTray(fields))
    return showTray(c, fieldError === null ? all : before, fieldError ?? t('compare.added'))
  if (fieldError === null) return redirectToComparison(c, all)
  const earlier = new Set(before.map(productOf))
  const shown = loaded.filter((product) => earlier.has(product))
  const main = comparison(c, shown, { typed: { value: input.slice(0, 400), fieldError } })
  return respond(c, before, 400, main)
}

/** Without a valid number there is nothing to load, so such a link is a 404. */
function showNamed(c: Context<AppEnv>, named: string): Promise<Response> {
  const input = parseProductNumbers(named)
  const isMissing = input.numbers.length === 0 && input.wrong.length > 0
  const main = async () => {
    const products = await load(c, input.numbers)
    return comparison(c, products, { notices: noticesAbout(c, input, products) })
  }
  return respond(c, input.numbers, isMissing ? 404 : 200, main())
}

function noticesAbout(
  { var: { t } }: Context<AppEnv>,
  { numbers, twice, wrong, tooMany }: ProductNumbersInput,
  products: readonly Product[],
): readonly PageNotice[] {
  const productOf = byNumber(products)
  const unknown = numbers.filter((number) => !productOf(number))
  const notices: PageNotice[] = [
    ...wrong.map(
      (input) => ({ tone: 'warn', text: t('compare.noNumber', { typed: input }) }) as const,
    ),
    ...unknown.map((number) => ({ tone: 'warn', text: t('compare.unknown', { number }) }) as const),
    ...twice.map((number) => ({ tone: 'info', text: t('compare.twice', { number }) }) as const),
  ]
  if (tooMany.length > 0)
    notices.push({
      tone: 'warn',
      text: t('compare.tooMany', { most: MAX_COMPARED, left: tooMany.join(', ') }),
    })
  return notices
}

/** The products in the order of their numbers, in one call. Throws a `PageError` if it fails. */
async function load(c: Context<AppEnv>, requested: readonly string[]): Promise<readonly Product[]> {
  const numbers = [...new Set(requested)]
  if (numbers.length === 0) return []
  const { locale, services } = c.var
  const found = await services.storeApi.numbered.withFigures(locale, numbers)
  const products = new Set(numbers.map(byNumber(requireData(c, found).elements)))
  return [...products].flatMap((product) => product ?? [])
}

type Typed = {
  readonly notices?: readonly PageNotice[]
  readonly typed?: { readonly value: string; readonly fieldError: string | null }
}

function comparison(
  c: Context<AppEnv>,
  products: readonly Product[],
  { notices = [], typed: input = { value: '', fieldError: null } }: Typed,
): Section {
  const order = readOrderFields(c.req.query('order'))
  const content = (
    <ComparePage
      products={sortProducts(c.var.locale, products, order)}
      order={order}
      onlyDifferences={c.req.query('differences') === '1'}
      notices={notices}
      typed={input}
    />
  )
  return { content }
}

function respond(
  c: Context<AppEnv>,
  numbers: readonly string[],
  status: 200 | RefusalStatus,
  main: Eventual<Section>,
): Promise<Response> {
  const { t } = c.var
  return respondWithPage(c, {
    personal: true,
    status,
    head: {
      title: t('compare.title'),
      description: t('compare.lead', { most: MAX_COMPARED }),
      robots: 'noindex',
      paths: pathsFor((language) => urls.compared(language, numbers)),
    },
    main: [main],
  })
}

/** `weight-asc`, `square-metre-desc`; null for anything else. */
function readOrderFields(input = ''): CompareOrder | null {
  const by = COMPARE_ORDERS.find((order) => input.startsWith(`${order}-`))
  const direction = by && input.slice(by.length + 1)
  return by && (direction === 'asc' || direction === 'desc')
    ? { by, descending: direction === 'desc' }
    : null
}
