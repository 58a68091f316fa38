import { expect, test } from 'vitest'
import { ok } from '#shared/domain/result.ts'
import { numberedApi } from '#worker/store-api/catalogue/numbered-api.ts'
import type { Transport } from '#worker/store-api/transport/call.ts'

/** Calls that the transport receives. */
function aTransport() {
  const bodies: object[] = []
  const transport = (async ({ body }: { body: object }) => {
    bodies.push(body)
    return ok({ data: { elements: [] }, token: null })
  }) as unknown as Transport
  return { transport, bodies }
}

test('products by number are requested completely, beyond the default limit, with options and price', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => String(70_000 + index))
  const { transport, bodies } = aTransport()
  const reads = Object.values(numberedApi(transport))
  for (const read of reads) await read('de', numbers)
  expect(bodies).toHaveLength(reads.length)
  for (const body of bodies)
    expect(body).toMatchObject({
      filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
      limit: 40,
      associations: { options: { associations: { group: {} } } },
      includes: { product: expect.arrayContaining(['productNumber', 'calculatedPrice']) },
    })
})
