declare namespace Cloudflare {
  interface Env {
    readonly OPS_SECRET: string
    readonly SIGNING_SECRET: string
    readonly TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
