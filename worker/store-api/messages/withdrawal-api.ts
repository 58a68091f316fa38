import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Transport } from '../transport/call.ts'
import { wireName } from './inquiry-api.ts'

/** A withdrawal as the shopper declares it; `lines` is '' for the whole order. */
export type DeclaredWithdrawal = {
  readonly name: string
  readonly email: string
  readonly orderNumber: string
  readonly lines: string
}

/** Our own backend returns the time of receipt. A Shopware returns a confirmation or nothing. */
const Received = z
  .object({ receivedAt: z.iso.datetime().nullish().catch(null) })
  .nullish()
  .transform((response) => response?.receivedAt ?? null)

/** The withdrawal function. The Store API calls it a revocation request. */
export function withdrawalApi(transport: Transport) {
  return {
    declare: (locale: Locale, { name, email, orderNumber, lines }: DeclaredWithdrawal) =>
      transport({
        method: 'POST',
        path: '/revocation-request-form',
        schema: Received,
        body: { ...wireName(name), email, contractNumber: orderNumber, comment: lines },
        locale,
      }),
  }
}
