type D1Migration = Parameters<(typeof import('cloudflare:test'))['applyD1Migrations']>[1][number]

declare namespace Cloudflare {
  interface Env {
    readonly OPS_SECRET: string
    readonly SIGNING_SECRET: string
    readonly TEST_MIGRATIONS: D1Migration[]
    readonly TEST_FUZZ: Readonly<{ rounds: number; seed: number }>
  }
}
