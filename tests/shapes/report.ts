import type { Allowed, Area } from './allowed.ts'
import { verdicts } from './allowed.ts'
import { nameOf, type Difference, type Rank } from './difference.ts'

type Distinct = Readonly<{ name: string; rank: Rank; calls: readonly string[] }>

/** Differences as Markdown: numbers by area, then each with its calls. */
export function report(
  found: readonly Difference[],
  left: ReadonlyMap<string, string>,
  allowed: ReadonlyMap<Area, Allowed>,
): string {
  const distinct = distinctOf(found)
  const count = (rank: Rank) => distinct.filter((one) => one.rank === rank).length
  const judged = [...verdicts(found)]
  return [
    '# Differences between Shopware and the embedded backend',
    '',
    '| | what | different ones | places of calls |',
    '|---|---|---|---|',
    ...RANKS.map(([rank, what]) => {
      const rows = found.filter((row) => row.rank === rank).length
      return `| ${rank} | ${what} | ${count(rank)} | ${rows} |`
    }),
    '',
    `A and B together: ${count('A') + count('B')}. Calls not made: ${left.size}.`,
    '',
    '| area | allowed | not allowed | allowed, but gone |',
    '|---|---|---|---|',
    ...judged.map(([area, { notAllowed, unneeded }]) => {
      const names = Object.values(allowed.get(area) ?? {}).flat()
      return `| ${area} | ${names.length - unneeded.length} | ${notAllowed.length} | ${unneeded.length} |`
    }),
    ...judged.flatMap(([area, { notAllowed, unneeded }]) => [
      ...listed(`Not allowed in ${area}`, notAllowed),
      ...listed(`Allowed in ${area}, but gone`, unneeded),
    ]),
    '',
    '## All of them (Shopware | ours), with the calls',
    '',
    ...distinct
      .filter(({ rank }) => rank !== 'C')
      .map(({ name, calls }) => `- \`${name}\` (${calls.length}: ${calls.slice(0, 3).join(', ')})`),
  ].join('\n')
}

const RANKS: readonly (readonly [Rank, string])[] = [
  ['A', 'a client written for Shopware trips: missing key, other type, status, error code'],
  ['B', 'ours gives what Shopware leaves out or has as null'],
  ['C', 'harmless'],
]

const listed = (title: string, names: readonly string[]) =>
  names.length > 0 ? ['', `## ${title}`, '', ...names.map((name) => `- \`${name}\``)] : []

function distinctOf(found: readonly Difference[]): Distinct[] {
  const distinct = new Map<string, { name: string; rank: Rank; calls: Set<string> }>()
  for (const difference of found) {
    const name = nameOf(difference)
    const known = distinct.get(name) ?? { name, rank: difference.rank, calls: new Set() }
    distinct.set(name, known)
    known.calls.add(difference.call)
  }
  return [...distinct.values()]
    .map(({ calls, ...row }) => ({ ...row, calls: [...calls] }))
    .sort((a, b) => a.rank.localeCompare(b.rank) || b.calls.length - a.calls.length)
}
