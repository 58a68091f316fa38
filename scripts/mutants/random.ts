/** Seeded numbers from 0 to below 1 (mulberry32). */
export function randomBySeed(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws up to `count` different items; each group has the same chance at every draw. */
export function drawEvenly<T>(
  groups: readonly (readonly T[])[],
  count: number,
  random: () => number,
): readonly T[] {
  const left = groups.map((group) => [...group])
  const drawn: T[] = []
  while (drawn.length < count) {
    const filled = left.filter((group) => group.length > 0)
    const group = filled[Math.floor(random() * filled.length)]
    if (!group) break
    drawn.push(...group.splice(Math.floor(random() * group.length), 1))
  }
  return drawn
}
