import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The neutral salutation that a Shopware's contact form requires; null if it has none. */
export async function neutralSalutation(c: Context<AppEnv>): Promise<string | null> {
  const found = await shopperApi(c).context.salutations()
  if (!found.ok) return null
  const { elements } = found.value.data
  const neutral = elements.find(({ salutationKey }) => salutationKey === 'not_specified')
  return (neutral ?? elements[0])?.id ?? null
}
