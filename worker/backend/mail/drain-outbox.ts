import type { Bindings } from '#worker/env.ts'

export async function drainOutbox(_env: Bindings, _now: Date): Promise<void> {}
