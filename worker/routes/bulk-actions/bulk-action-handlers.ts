import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { MAX_COMPARED } from '#worker/pages/compare/comparison.ts'
import type { BulkAction } from '#worker/pages/bulk-actions/bulk-action-bar.tsx'
import { isSampled } from '#worker/pages/samples/is-sampled.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { rememberNumbers } from '../compare/compared-numbers.ts'
import { flash } from '../forms/flash.ts'
import { collectedSamples, rememberSamples } from '../samples/collected.ts'
import { MAX_WITHOUT_ACCOUNT } from '../wishlist/guest-wishlist.ts'
import { requestWishlistSync } from '../wishlist/wishlist-sync-cookie.ts'
import { addAllToWishlist } from '../wishlist/change.ts'

/** The reason why a bulk action is refused, and the ids of products to deselect. */
export type BulkActionError = { readonly text: string; readonly unticked?: readonly string[] }

/**
 * Executes an action for at least one product. Returns the path of the page that shows the result.
 */
type Destination = (
  c: Context<AppEnv>,
  products: readonly Product[],
) => Promise<Result<string, BulkActionError | StoreApiFailure>> | Result<string, BulkActionError>

export const BULK_ACTION_HANDLERS: Readonly<Record<BulkAction, Destination>> = {
  compare: (c, products) => {
    const { locale, t } = c.var
    const selectedCount = products.length
    if (selectedCount < 2) return fail({ text: t('selection.two') })
    if (selectedCount > MAX_COMPARED)
      return fail({
        text: t('selection.tooManyCompared', { most: MAX_COMPARED, picked: selectedCount }),
      })
    const numbers = numbersOf(products)
    rememberNumbers(c, numbers)
    return ok(urls.compared(locale, numbers))
  },

  project: ({ var: { locale } }, products) =>
    ok(urls.planAdd(locale, { articles: numbersOf(products).join(',') })),

  wishlist: async (c, products) => {
    const { locale, t } = c.var
    const stored = await addAllToWishlist(
      c,
      products.map(({ id }) => id),
    )
    if (!stored.ok)
      return fail(
        stored.error === 'full'
          ? { text: t('wishlist.full', { most: MAX_WITHOUT_ACCOUNT }) }
          : stored.error,
      )
    requestWishlistSync(c)
    flash(c, [{ tone: 'ok', text: t('selection.saved', { count: products.length }) }], null)
    return ok(urls.page(locale, 'wishlist'))
  },

  samples: (c, products) => {
    const { locale, t } = c.var
    const others = products.filter((product) => !isSampled(product))
    if (others.length > 0)
      return fail({
        text: t('selection.onlyCloth', {
          names: others.map(({ name }) => readableName(name)).join('; '),
        }),
        unticked: others.map(({ id }) => id),
      })
    const before = collectedSamples(c)
    const all = [...new Set([...before, ...numbersOf(products)])]
    const { most } = c.var.vars.settings.samples
    if (all.length > most)
      return fail({
        text: t('selection.tooManySamples', { most, collected: before.length }),
      })
    rememberSamples(c, all)
    return ok(urls.page(locale, 'orderSample'))
  },
}

const numbersOf = (products: readonly Product[]) =>
  products.map(({ productNumber }) => productNumber)
