import { isFields, mapValues, type Fields } from './recorded.ts'

type Sent = Readonly<{ method: string; items: unknown }>

/**
 * Stored payloads as in Shopware: a line keeps the payload of its first call, even if more is
 * added. Only a change of the line itself alters it, key by key.
 */
export function storedPayloads() {
  const carts = new Map<string, ReadonlyMap<string, Fields>>()

  /** Cart lines with their payload after this call. */
  return function withStored(cartId: string, cart: Fields, { method, items }: Sent): Fields {
    const before = carts.get(cartId)
    const sent = Array.isArray(items) ? items.filter(isFields) : []
    const sentTo = (id: string) => {
      const payload = sent.find((item) => item['id'] === id)?.['payload']
      return isFields(payload) ? payload : {}
    }
    const lines = Array.isArray(cart['lineItems']) ? cart['lineItems'].filter(isFields) : []
    const stored = new Map(
      lines.map((line) => {
        const id = String(line['id'])
        const known = before?.get(id)
        return [id, known && method !== 'PATCH' ? known : { ...known, ...sentTo(id) }]
      }),
    )
    carts.set(cartId, stored)
    return {
      ...cart,
      lineItems: lines.map((line) => {
        const own = isFields(line['payload']) ? line['payload'] : {}
        return { ...line, payload: { ...own, ...stored.get(String(line['id'])) } }
      }),
    }
  }
}

/** Order lines with the pieces of their cart, by id. */
export function withOrderedCuts(shaped: unknown, own: unknown): unknown {
  const cuts = new Map<unknown, unknown>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) look(inner)
    if (!isFields(value)) return
    if (isFields(value['payload'])) cuts.set(value['id'], value['payload']['ripstop_cuts'])
    for (const inner of Object.values(value)) look(inner)
  }
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (!isFields(value)) return value
    const ripstop_cuts = cuts.get(value['id'])
    const inner = mapValues(value, put)
    if (!Array.isArray(ripstop_cuts) || ripstop_cuts.length < 2) return inner
    const payload = isFields(inner['payload']) ? inner['payload'] : {}
    return { ...inner, payload: { ...payload, ripstop_cuts } }
  }
  look(own)
  return put(shaped)
}
