import type { Context } from 'hono'
import { normalCode } from '#shared/domain/cart/contents.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The cart after a promotion code was taken out. A code that is gone already stays gone. */
export async function withoutCode(
  c: Context<AppEnv>,
  api: Pick<ReturnType<typeof shopperApi>['cart'], 'remove'>,
  code: string,
) {
  const cart = await shopperApi(c, { holdNotices: true }).cart.read()
  if (!cart.ok) return cart
  const removed = await api.remove([lineOfCode(cart.value.data, code)])
  const isGone = !removed.ok && removed.error.kind === 'refused' && removed.error.status === 404
  return isGone ? cart : removed
}

/** The line of a code; a code without a line is named by its own id. */
function lineOfCode({ lineItems }: Cart, code: string): string {
  const line = lineItems.find(
    ({ good, referencedId }) => !good && normalCode(referencedId ?? '') === normalCode(code),
  )
  return line?.id ?? `promotion-${code}`
}
