import { readableName } from '#shared/i18n/product-name.ts'
import type { Context } from 'hono'
import { CARD_PX, cardLength } from '#shared/domain/true-size.ts'
import { byNumber } from '#shared/domain/product-number.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { MAX_COMPARED } from '#worker/pages/compare/comparison.ts'
import { toTrueSizeDrawings } from '#worker/pages/true-size/to-true-size-drawings.ts'
import { TrueSizePage } from '#worker/pages/true-size/true-size-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { parseProductNumbers } from '../compare/compared-numbers.ts'
import { requireOk } from '../forms/store-api-failed.ts'

/**
 * Drawings in their true size, for the products in the address. Without script the address also
 * contains the width of a bank card in pixels of the screen.
 */
export const trueSize = factory.createApp().on('GET', routes.page('trueSize'), async (c) => {
  const { locale, t, vars } = c.var
  // Only our own catalogue contains the scale of its drawings.
  if (vars.STORE_API_URL) return c.notFound()
  const { numbers, wrong, tooMany } = parseProductNumbers(c.req.query('articles') ?? '')
  const { card, isGiven, notice } = readCard(c)
  if (c.req.query('step') !== undefined) {
    return c.redirect(urls.trueSize(locale, numbers, { card: String(card) }), 303)
  }
  const { loaded } = started({ loaded: load(c, numbers).then((found) => requireOk(c, found)) })
  const main = async (): Promise<Section> => {
    const products = (await loaded).map((product) => toTrueSizeDrawings(locale, product))
    const productOf = byNumber(await loaded)
    const warnings = [
      ...notice,
      ...wrong.map((input) => t('compare.noNumber', { typed: input })),
      ...numbers
        .filter((number) => !productOf(number))
        .map((number) => t('compare.unknown', { number })),
      ...products
        .filter(({ drawings, weave }) => drawings.length === 0 && !weave)
        .map(({ product }) => t('trueSize.noPlate', { name: readableName(product.name) })),
      ...(tooMany.length > 0
        ? [t('compare.tooMany', { most: MAX_COMPARED, left: tooMany.join(', ') })]
        : []),
    ]
    const notices = warnings.map((text): PageNotice => ({ tone: 'warn', text }))
    return {
      content: <TrueSizePage {...{ products, notices, card, isGiven }} most={MAX_COMPARED} />,
    }
  }
  return respondWithPage(c, {
    sheet: 'visualizers',
    personal: true,
    head: loaded.then((products) => {
      const shown = products.map(({ productNumber }) => productNumber)
      return {
        title: t('trueSize.title'),
        description: t('trueSize.lead'),
        robots: numbers.length > 0 || isGiven ? 'noindex, follow' : undefined,
        paths: pathsFor((language) => urls.trueSize(language, shown)),
      }
    }),
    main: [main()],
    structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('trueSize.title') }])]),
  })
})

/** The products in the order of their numbers, loaded in parallel. */
async function load(
  c: Context<AppEnv>,
  numbers: readonly string[],
): Promise<Result<readonly Product[], StoreApiFailure>> {
  if (numbers.length === 0) return ok([])
  const { locale, services } = c.var
  const found = await services.storeApi.numbered.withViews(locale, numbers)
  if (!found.ok) return found
  const products = new Set(numbers.map(byNumber(found.value.data.elements)))
  return ok([...products].flatMap((product) => product ?? []))
}

/** The card size from the form, changed by one step if a button was clicked. */
function readCard(c: Context<AppEnv>) {
  const { locale, t } = c.var
  const input = c.req.query('card')
  if (input === undefined) return { card: CARD_PX.usual, isGiven: false, notice: [] }
  const pixels = Number(input.replace(',', '.'))
  const bounds = {
    least: formatNumber(locale, CARD_PX.least),
    most: formatNumber(locale, CARD_PX.most),
  }
  if (!(pixels >= CARD_PX.least && pixels <= CARD_PX.most)) {
    return { card: CARD_PX.usual, isGiven: false, notice: [t('trueSize.badCard', bounds)] }
  }
  const step = Math.sign(Number(c.req.query('step') ?? 0)) || 0
  return { card: cardLength(pixels + step), isGiven: true, notice: [] }
}
