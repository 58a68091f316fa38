import { openSeededShop } from '#scripts/test/seeded-shop.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { askAll, type Asked } from './ask.ts'
import { callList } from './recording.ts'

/** Makes the recorded calls of the embedded backend, on a seeded shop of their own. */
export async function askEmbedded(): Promise<Asked> {
  const shop = await openSeededShop()
  try {
    // The recorded shop had this catalogue, but no menu beside its categories.
    await (await shop.database()).exec('DELETE FROM navigation_entry')
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
