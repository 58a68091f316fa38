import type { Context } from 'hono'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { isSoldByOne } from '#worker/pages/plate/bought-at-once.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

/** As many stand beside a cart, so that its sum stays in sight. */
const MOST_PARTS = 2
/** Of so many articles it is asked what goes with them, beginning with the one added last. */
const MOST_ASKED = 3

/**
 * What goes with the articles of a cart and is bought by one press: thread and needle of a cloth, as
 * the shop names them. A cart whose shop does not tell has none.
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

/** Not the needle of the thread beside that of the cloth. */
function isFirstOfFamily({ id, parentId }: Product, index: number, all: readonly Product[]) {
  const family = parentId ?? id
  return all.findIndex((other) => (other.parentId ?? other.id) === family) === index
}
