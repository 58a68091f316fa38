import type { Context } from 'hono'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { isSoldByOne } from '#worker/pages/plate/bought-at-once.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

/** The number of parts beside a cart, so that its total stays in sight. */
const MOST_PARTS = 2
/** How many articles of the cart are asked about, beginning with the one added last. */
const MOST_ASKED = 3

/**
 * Parts that match the articles of a cart and can be bought by one press: thread and needle of a
 * cloth, as the shop names them. None if the backend does not name any.
 */
export async function partsOf(
  c: Context<AppEnv>,
  lines: readonly LineItem[],
): Promise<readonly Product[]> {
  const { services, locale } = c.var
  const inCart = lines.flatMap(({ good, referencedId }) => (good && referencedId) || [])
  const asked = inCart.slice(-MOST_ASKED).toReversed()
  const answers = await Promise.all(
    asked.map((id) => services.storeApi.catalogue.crossSelling(locale, id)),
  )
  const named = answers.flatMap((answer) =>
    answer.ok ? answer.value.data.flatMap(({ products }) => products) : [],
  )
  const wanted = named.filter((product) => isSoldByOne(product) && !inCart.includes(product.id))
  return wanted.filter(isFirstOfFamily).slice(0, MOST_PARTS)
}

/** The needle for the thread is left out: the one for the cloth is what is needed. */
function isFirstOfFamily({ id, parentId }: Product, index: number, all: readonly Product[]) {
  const family = parentId ?? id
  return all.findIndex((other) => (other.parentId ?? other.id) === family) === index
}
