import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { respondWithRejectedForm } from '../forms/refused-form.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The promotion code in the form; '' without one. */
export function readPromotionCode(fields: Fields): string {
  return fieldText(fields, 'promotionCode').trim()
}

type Redeemed = { readonly token: string | null; readonly notices: readonly PageNotice[] }

/**
 * Redeems a code for the session. The cart's notices report the result. The returned notice
 * contains the reason of a refusal.
 */
export async function redeem(
  c: Context<AppEnv>,
  token: string | null,
  code: string,
): Promise<Redeemed> {
  const added = await shopperApi(c, { token, holdNotices: true }).cart.addCode(code)
  if (added.ok) return { token: added.value.token ?? token, notices: [] }
  return { token, notices: respondWithRejectedForm(c, added.error).notices }
}
