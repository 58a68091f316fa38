import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { routes, urls } from '#shared/urls.ts'
import { BULK_ACTIONS } from '#worker/pages/bulk-actions/bulk-action-bar.tsx'
import { SelectionPage } from '#worker/pages/bulk-actions/selection-page.tsx'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { parseLocalPath } from '../forms/parse-local-path.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { BULK_ACTION_HANDLERS, type BulkActionError } from './bulk-action-handlers.ts'

/** The limit of a Store API list. */
const MAX_AT_ONCE = 100

/** Executes the clicked bulk action for the selected products of a list. */
export const bulkActions = postFields(routes.action('picks'), async (c, fields) => {
  const command = BULK_ACTIONS.find((known) => known === fieldText(fields, 'to'))
  if (!command) return respondWithError(c, 400)
  const ids = tickedIds(fields)
  const loaded = await load(c, ids.slice(0, MAX_AT_ONCE))
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const products = loaded.value
  const unfit = (why: BulkActionError) => showAgain(c, fields, products, why)
  if (products.length === 0) return unfit({ text: c.var.t('selection.none') })
  if (ids.length > MAX_AT_ONCE)
    return unfit({ text: c.var.t('selection.tooMany', { most: MAX_AT_ONCE }) })
  const there = await BULK_ACTION_HANDLERS[command](c, products)
  if (there.ok) return c.redirect(`${there.value}#content`, 303)
  return 'text' in there.error ? unfit(there.error) : storeApiFailed(c, there.error)
})

/** The selected ids in the order of the list. */
function tickedIds(fields: Fields): readonly string[] {
  const ticked = Object.hasOwn(fields, 'article') ? fields['article'] : undefined
  return typeof ticked === 'object' ? Object.keys(ticked).filter(isHexId) : []
}

async function load(
  c: Context<AppEnv>,
  ids: readonly string[],
): Promise<Result<readonly Product[], StoreApiFailure>> {
  if (ids.length === 0) return ok([])
  const found = await shopperApi(c).wishlist.byIds(ids)
  if (!found.ok) return found
  const byId = new Map(found.value.data.elements.map((product) => [product.id, product]))
  return ok(ids.flatMap((id) => byId.get(id) ?? []))
}

function showAgain(
  c: Context<AppEnv>,
  fields: Fields,
  products: readonly Product[],
  { text, unticked = [] }: BulkActionError,
) {
  const { locale, t } = c.var
  const ids = products.map(({ id }) => id).filter((id) => !unticked.includes(id))
  const page = (
    <SelectionPage
      notice={{ tone: 'bad', text }}
      products={products}
      ticked={new Set(ids)}
      back={parseLocalPath(fieldText(fields, 'back')) ?? urls.page(locale, 'home')}
    />
  )
  return renderPage(c, page, {
    title: t('selection.title'),
    robots: 'noindex',
    personal: true,
    status: 400,
  })
}
