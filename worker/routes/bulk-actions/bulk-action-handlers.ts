import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { SAMPLES } from '#shared/domain/samples.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { MOST_COMPARED } from '#worker/pages/compare/comparison.ts'
import type { PickCommand } from '#worker/pages/bulk-actions/bulk-action-bar.tsx'
import { isSampled } from '#worker/pages/samples/is-sampled.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { rememberNumbers } from '../compare/compared-numbers.ts'
import { flash } from '../forms/flash.ts'
import { collectedSamples, rememberSamples } from '../samples/collected.ts'
import { MOST_WITHOUT_ACCOUNT } from '../wishlist/guest-wishlist.ts'
import { askForHearts } from '../wishlist/wishlist-sync-cookie.ts'
import { keepAll } from '../wishlist/change.ts'

/** Why the articles cannot go to a destination, and the ids of those whose tick is removed. */
export type Unfit = { readonly text: string; readonly unticked?: readonly string[] }

/** Takes at least one article to a destination; the result is the path of the page that shows them. */
type Destination = (
  c: Context<AppEnv>,
  articles: readonly Product[],
) => Promise<Result<string, Unfit | StoreApiFailure>> | Result<string, Unfit>

/** Where picked articles can go. */
export const DESTINATIONS: Readonly<Record<PickCommand, Destination>> = {
  compare: (c, articles) => {
    const { locale, t } = c.var
    const picked = articles.length
    if (picked < 2) return fail({ text: t('picks.two') })
    if (picked > MOST_COMPARED)
      return fail({ text: t('picks.tooManyCompared', { most: MOST_COMPARED, picked }) })
    const numbers = numbersOf(articles)
    rememberNumbers(c, numbers)
    return ok(urls.compared(locale, numbers))
  },

  project: ({ var: { locale } }, articles) =>
    ok(urls.planAdd(locale, { articles: numbersOf(articles).join(',') })),

  wishlist: async (c, articles) => {
    const { locale, t } = c.var
    const kept = await keepAll(
      c,
      articles.map(({ id }) => id),
    )
    if (!kept.ok)
      return fail(
        kept.error === 'full'
          ? { text: t('wishlist.full', { most: MOST_WITHOUT_ACCOUNT }) }
          : kept.error,
      )
    askForHearts(c)
    flash(c, [{ tone: 'ok', text: t('picks.kept', { count: articles.length }) }], null)
    return ok(urls.page(locale, 'wishlist'))
  },

  samples: (c, articles) => {
    const { locale, t } = c.var
    const others = articles.filter((article) => !isSampled(article))
    if (others.length > 0)
      return fail({
        text: t('picks.onlyCloth', {
          names: others.map(({ name }) => readableName(name)).join('; '),
        }),
        unticked: others.map(({ id }) => id),
      })
    const before = collectedSamples(c)
    const all = [...new Set([...before, ...numbersOf(articles)])]
    if (all.length > SAMPLES.most)
      return fail({
        text: t('picks.tooManySamples', { most: SAMPLES.most, collected: before.length }),
      })
    rememberSamples(c, all)
    return ok(urls.page(locale, 'orderSample'))
  },
}

const numbersOf = (articles: readonly Product[]) =>
  articles.map(({ productNumber }) => productNumber)
