import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { beforeAll } from 'vitest'

// Files share an isolate and with it the storage, which each wants empty.
beforeAll(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})
