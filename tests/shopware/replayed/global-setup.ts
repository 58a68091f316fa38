import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { freePort } from '#scripts/test/free-port.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { BEHIND_SHOPWARE, serveShopware } from '#tests/replay/serve.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { openPages } from '../pages.ts'
import { ADDRESS, SEEDED } from '../shopper.ts'
import { factsOf } from '../shopware.ts'

const Ids = z.object({ elements: z.array(z.object({ id: z.string() })) })

/**
 * Opens the built shop in front of a replayed Shopware with the demo catalogue; the project's name
 * chooses the channel.
 */
export default async function setup(project: TestProject) {
  const channel = project.name === 'replay-headless' ? 'headless' : 'storefront'
  await prepareSeededStorage()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // The pages' address is a domain of the channel.
  const backend = await openSeededShop({ ...BEHIND_SHOPWARE, SHOP_ORIGIN: origin })
  await addCustomer(backend.origin, origin)
  const shopware = await serveShopware(backend, { channel })
  const { storeApiUrl: url, accessKey } = shopware
  project.provide('facts', await factsOf({ url, accessKey }))
  const pages = await openPages({ url, accessKey, origin, port })
  project.provide('pages', pages.provided)
  return async () => {
    await pages.close()
    await shopware.close()
    await backend.close()
  }
}

/** The customer of `npm run shopware:seed`. */
async function addCustomer(origin: string, storefrontUrl: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origin}/store-api${path}`, {
      method: 'POST',
      headers: { 'sw-access-key': EMBEDDED_ACCESS_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const [country] = Ids.parse(await post('/country', { limit: 1 })).elements
  const [salutation] = Ids.parse(await post('/salutation', { limit: 1 })).elements
  const { firstName, lastName } = ADDRESS
  const salutationId = salutation?.id
  await post('/account/register', {
    ...SEEDED,
    salutationId,
    firstName,
    lastName,
    storefrontUrl,
    acceptedDataProtection: true,
    billingAddress: { ...ADDRESS, salutationId, countryId: country?.id },
  })
}
