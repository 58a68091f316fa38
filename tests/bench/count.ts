import { z } from 'zod'
import { COUNTS_PATH, NOTHING_COUNTED, type Counted } from './counting-worker.ts'
import type { Used } from './prices.ts'
import { serverCpuMs } from './server-cpu.ts'

const ROUNDS = 20
/** Long enough for work after a response. */
const PAUSE_MS = 150

const KINDS = Object.keys(NOTHING_COUNTED) as readonly (keyof Counted)[]
const Told = z.object(
  Object.fromEntries(KINDS.map((kind) => [kind, z.number()])) as Record<keyof Counted, z.ZodNumber>,
)

/**
 * Average use of the bindings over twenty calls, without the first, which fills caches. `run`
 * receives a unique number.
 */
export async function usedBy(
  origin: string,
  run: (round: number) => Promise<unknown>,
  requests = 1,
): Promise<Used> {
  await run(0)
  await countedIn(origin)
  const cpuBeforeMs = serverCpuMs() ?? 0
  for (let round = 1; round <= ROUNDS; round++) await run(round)
  const counted = await countedIn(origin)
  const cpuMs = (serverCpuMs() ?? 0) - cpuBeforeMs
  return { ...times(counted, 1 / ROUNDS), requests, cpuMs: cpuMs / ROUNDS }
}

/** Number of different values that `run` receives. */
export const ALL_ROUNDS = ROUNDS + 1

/** Returns the counts since the last request, once they no longer change. */
export async function countedIn(origin: string): Promise<Counted> {
  let sum: Counted = NOTHING_COUNTED
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const told = Told.parse(await (await fetch(origin + COUNTS_PATH)).json())
    if (KINDS.every((kind) => told[kind] === 0)) return sum
    sum = added(sum, told)
  }
}

export function added<All extends Counted>(one: All, other: All): All {
  return mapped(one, (value, kind) => value + Number(other[kind]))
}

export function times<All extends Counted>(one: All, factor: number): All {
  return mapped(one, (value) => value * factor)
}

function mapped<All extends Counted>(
  all: All,
  change: (value: number, kind: keyof All) => number,
): All {
  const entries = Object.entries(all) as [keyof All, number][]
  return Object.fromEntries(entries.map(([kind, value]) => [kind, change(value, kind)])) as All
}
