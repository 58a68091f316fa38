import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '#scripts/server/build.ts'
import { migrate } from '#scripts/server/migrate.ts'
import { serve } from '#scripts/server/serve.ts'
import { formToken } from '#tests/builders/form-token.ts'
import type { Environment } from './environment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The pages in front of the Shopware, and the form fields after a minute of reading. */
    pages: { readonly origin: string; readonly formToken: string }
  }
}

const SIGNING_SECRET = 'signing-secret-of-the-tests-01234'
const ONE_MINUTE_MS = 60_000

/** Opens the built shop in front of a Shopware, without its own data. */
export async function openPages({ url, accessKey, origin, port }: Environment) {
  await build()
  const storage = mkdtempSync(join(tmpdir(), 'ripstop-shopware-'))
  const vars = {
    STORE_API_URL: url,
    STORE_API_ACCESS_KEY: accessKey,
    SHOP_ORIGIN: origin,
    SIGNING_SECRET,
  }
  const shop = await serve({ port, storage, vars })
  await migrate(await shop.miniflare.getD1Database('DB'))
  return {
    provided: { origin, formToken: formToken(SIGNING_SECRET, Date.now() - ONE_MINUTE_MS) },
    close: async () => {
      await shop.close()
      rmSync(storage, { recursive: true, force: true })
    },
  }
}
