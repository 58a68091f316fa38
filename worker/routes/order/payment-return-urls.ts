import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

type Vars = AppEnv['Variables']['vars']

/** The return URLs of a payment: for success, and for a failed or cancelled payment. */
export function paymentReturnUrls(
  { SHOP_ORIGIN }: Pick<Vars, 'SHOP_ORIGIN'>,
  locale: Locale,
  id: string,
) {
  const page = (state: 'paid' | 'unpaid') => SHOP_ORIGIN + urls.success(locale, id, state)
  return { finishUrl: page('paid'), errorUrl: page('unpaid') }
}
