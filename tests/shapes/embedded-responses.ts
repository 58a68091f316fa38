import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { askAll, type RequestInput } from './ask.ts'
import { openRecordedShop } from './recorded-shop.ts'
import { callList } from './recording.ts'

/** Makes the recorded calls on its own embedded backend. */
export async function askEmbedded(): Promise<RequestInput> {
  const shop = await openRecordedShop()
  try {
    return await askAll(
      {
        url: `${shop.origin}/store-api`,
        accessKey: EMBEDDED_ACCESS_KEY,
        storefrontUrl: shop.origin,
      },
      callList(),
    )
  } finally {
    await shop.close()
  }
}
