import type { Locale } from '#shared/i18n/locales.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { hitsOf, rankedRows, rankIn, type Hits } from './hits.ts'
import { isWithin, nearestTo, type Nearest } from './measured-rows.ts'
import type { Bound, Figure, Query } from './read-query.ts'
import type { Term } from './terms.ts'

/** The maximum difference of ranks, so that ranks remain 32-bit numbers. */
const MAX_PLACES = 1000

/** What the found products do not meet. */
export type Relaxed = Readonly<{
  /** Entered words that some of the products lack. */
  words: readonly string[]
  /** Figures that no product has, the name of their measure, and the nearest with units. */
  figures: readonly Readonly<{
    written: string
    measure: string
    nearest: readonly string[]
  }>[]
}>

type FoundTerm = Readonly<{
  term: Term
  /** Products with the term anywhere, in names and properties, and as a head noun. */
  ids: readonly number[]
  kinds: readonly number[]
  heads: readonly number[]
}>

/**
 * The products that meet most of a query. Words that the catalogue lacks do not count. More than
 * half of the others must match, of two at least one. If some products have a word as their head
 * noun, others are left out. Figures without a product are
 * replaced by the nearest.
 */
export function relax(
  { snapshot, locale }: Readonly<{ snapshot: Snapshot; locale: Locale }>,
  query: Query,
  found: readonly FoundTerm[],
): Readonly<{ hits: Hits; relaxed: Relaxed | null }> {
  const nothing = { hits: hitsOf(snapshot, []), relaxed: null }
  const figures = query.figures.filter(({ term }) => found.some((each) => each.term === term))
  const isFigure = (term: Term) => figures.some((figure) => figure.term === term)
  const words = found.filter(({ term }) => !isFigure(term))
  const known = words.filter(({ ids }) => ids.length > 0)
  if (known.length === 0 && (words.length > 0 || query.bounds.length + figures.length === 0))
    return nothing
  const { scores, missing } = mostWords(snapshot, known)
  const { rows, differences, notes } = nearest(snapshot, query, figures, scores)
  const missed = [...words.filter(({ ids }) => ids.length === 0), ...missing]
  const rank = new Uint32Array(snapshot.columns.id.length)
  for (const row of rows) {
    const score = scores?.get(row) ?? 0
    const place = Math.min(MAX_PLACES, differences.get(row) ?? MAX_PLACES)
    rank[row] = rankIn(snapshot, row, 1 + place + Math.max(0, MAX_PLACES - score))
  }
  const hits = rankedRows(rank)
  if (hits.rows.length === 0) return nothing
  const lacked = [...new Set(missed.map(({ term }) => term.forms[0] ?? ''))]
  const notMet = notes.map(({ written, near }) => ({
    written,
    ...namesOf(snapshot, locale, near),
  }))
  return {
    hits,
    relaxed: lacked.length + notMet.length > 0 ? { words: lacked, figures: notMet } : null,
  }
}

/** The rows with the most terms and their scores; all rows without terms. */
function mostWords(snapshot: Snapshot, known: readonly FoundTerm[]) {
  if (known.length === 0) return { scores: null, missing: [] }
  const counts = new Map<number, number>()
  const scores = new Map<number, number>()
  const typed = new Set<number>()
  const rowsOf = (ids: readonly number[]) => ids.flatMap((id) => snapshot.rowOfId.get(id) ?? [])
  const add = (to: Map<number, number>, ids: readonly number[], points: number) => {
    for (const row of rowsOf(ids)) to.set(row, (to.get(row) ?? 0) + points)
  }
  for (const found of known) {
    add(counts, countedOf(found), 1)
    add(scores, found.ids, 1)
    add(scores, found.kinds, 2)
    add(scores, found.heads, 4)
    for (const row of rowsOf(found.heads)) typed.add(row)
  }
  const most = Math.max(0, ...new Set(counts.values()))
  const needed = known.length === 2 ? 1 : Math.floor(known.length / 2) + 1
  if (most < needed) return { scores: new Map<number, number>(), missing: [] }
  const all = [...scores].filter(([row]) => counts.get(row) === most)
  const ofType = all.filter(([row]) => typed.has(row))
  const best = new Map(ofType.length > 0 ? ofType : all)
  const missing = known.filter(({ ids }) => {
    const has = new Set(rowsOf(ids))
    return [...best.keys()].some((row) => !has.has(row))
  })
  return { scores: best, missing }
}

/** The products that count for a term: those that it means, not those that mention it. */
function countedOf({ term, ids, kinds }: FoundTerm): readonly number[] {
  return term.meanings.length > 0 && kinds.length > 0 ? kinds : ids
}

/** The rows within all bounds and at all figures, or the nearest to them. */
function nearest(
  snapshot: Snapshot,
  query: Query,
  figures: readonly Figure[],
  scores: ReadonlyMap<number, number> | null,
) {
  let rows = scores ? [...scores.keys()] : Array.from(snapshot.columns.id.keys())
  const differences = new Map<number, number>()
  const notes: Readonly<{ written: string; near: Nearest }>[] = []
  const requested: readonly Requested[] = [...query.bounds.map(figureOfBound), ...figures]
  for (const { written, values, bound } of requested) {
    const within = bound && rows.filter(isWithin(snapshot, bound))
    if (within && within.length > 0) {
      rows = within
      continue
    }
    const near = nearestTo(snapshot, rows, values)
    if (!near) continue
    rows = rows.filter((row) => near.differences.has(row))
    for (const row of rows)
      differences.set(row, (differences.get(row) ?? 0) + (near.differences.get(row) ?? 0))
    const isExact = Math.min(...rows.map((row) => near.differences.get(row) ?? 0)) === 0
    if (!isExact) notes.push({ written, near })
  }
  return { rows, differences, notes }
}

/** A measure and its values as products show them. */
function namesOf({ names }: Snapshot, locale: Locale, { measure, values }: Nearest) {
  const group = names.groups.find(({ record }) => record.key === measure)
  const named = new Map(group?.options.map(({ record }) => [record.value, record.name[locale]]))
  return {
    measure: group?.record.name[locale] ?? '',
    nearest: values.flatMap((value) => named.get(value) ?? []),
  }
}

type Requested = Pick<Figure, 'written' | 'values'> & Readonly<{ bound?: Bound }>

/** A bound as a figure, by the side that products may miss. */
function figureOfBound(bound: Bound): Requested {
  return {
    written: bound.written,
    values: bound.measures.map(({ key, min, max }) => ({
      key,
      value: max === Number.MAX_SAFE_INTEGER ? min : max,
    })),
    bound,
  }
}
