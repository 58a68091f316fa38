import { applyD1Migrations, env, reset } from 'cloudflare:test'

// Files share an isolate and with it the storage, which each wants empty.
await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
