import type { Context } from 'hono'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { refusedForm } from '../forms/refused-form.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The promotion code that stands in the form; '' if there is none. */
export function typedCode(fields: Fields): string {
  return fieldText(fields, 'promotionCode').trim()
}

type Redeemed = { readonly token: string | null; readonly remarks: readonly Remark[] }

/**
 * Redeems a code for the session. The cart's notices report the result; a remark says why if it was
 * refused.
 */
export async function redeem(
  c: Context<AppEnv>,
  token: string | null,
  code: string,
): Promise<Redeemed> {
  const added = await shopperApi(c, { token, holdNotices: true }).cart.addCode(code)
  if (added.ok) return { token: added.value.token ?? token, remarks: [] }
  return { token, remarks: refusedForm(c, added.error).remarks }
}
