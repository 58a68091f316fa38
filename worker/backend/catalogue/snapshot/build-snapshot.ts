import { GROSS_PRICE, LONGEST_PIECE, NET_PRICE } from './measures.ts'
import {
  assembleSnapshot,
  optionNumbersOf,
  type Facet,
  type Snapshot,
  type SnapshotNames,
} from './snapshot.ts'

/** A listed article as the catalogue has it. Ids are the catalogue's own. */
export type SourceArticle = Readonly<{
  id: number
  family: number
  familyPosition: number
  /** Place within the family; the lowest is what the family is shown by. */
  place: number
  /** Its lowest price in cents, gross; `netPrice` is the same without tax. */
  price: number
  netPrice: number
  sales: number
  newSince: string | null
  sortName: Readonly<{ de: string; en: string }>
  /** Options as `facet/option`. */
  options: readonly string[]
  measures: Readonly<Record<string, number>>
}>

export type SnapshotSource = Readonly<{
  articles: readonly SourceArticle[]
  facets: readonly Pick<Facet, 'id' | 'optionIds'>[]
  /** Ids of the articles of each category, those below it included. */
  categories: readonly Readonly<{ id: string; articles: ReadonlySet<number> }>[]
  groups: SnapshotNames['groups']
  manufacturers: SnapshotNames['manufacturers']
}>

/** Builds the columns of a snapshot. */
export function makeSnapshot(source: SnapshotSource): Snapshot {
  const articles = [...source.articles].sort(
    (a, b) => a.familyPosition - b.familyPosition || a.family - b.family || a.place - b.place,
  )
  const facets = numbered(source.facets)
  const measures = [...measureNames(articles)]
  const measureNumbers = new Map(measures.map((name, number) => [name, number]))
  const { groups, manufacturers } = source
  const categoryIds = source.categories.map(({ id }) => id)
  const column = (valueOf: (article: SourceArticle) => number) =>
    Uint32Array.from(articles, valueOf)

  const sold = soldByFamily(articles)
  const soldOfRow = column(({ family }) => sold.get(family) ?? 0)
  const latest = byFamily(articles, ({ newSince }) => dayNumber(newSince), Math.max)
  const numbers = optionNumbersOf(facets)
  const option = lists(articles.map((article) => optionsIn(article, numbers)))
  const figures = articles.map(figuresOf)
  const figureMeasure = lists(
    figures.map((own) => own.map(([name]) => measureNumbers.get(name) ?? 0)),
  )
  const figure = lists(figures.map((own) => own.map(([, value]) => value)))
  const rowLists = source.categories.map(({ articles: ids }) =>
    articles.flatMap(({ id }, row) => (ids.has(id) ? [row] : [])),
  )
  const category = lists(rowLists)
  return assembleSnapshot(
    { facets, measures, categoryIds, groups, manufacturers },
    {
      id: column(({ id }) => id),
      family: column(({ family }) => family),
      price: column(({ price }) => price),
      netPrice: column(({ netPrice }) => netPrice),
      sold: soldOfRow,
      topseller: mostSoldFirst(soldOfRow),
      newest: ranked(
        articles.map(({ family }) => -(latest.get(family) ?? 0)),
        byNumber,
      ),
      nameDe: ranked(
        articles.map(({ sortName }) => sortName.de),
        byCode,
      ),
      nameEn: ranked(
        articles.map(({ sortName }) => sortName.en),
        byCode,
      ),
      optionStart: option.start,
      option: option.values,
      categoryStart: category.start,
      categoryRows: category.values,
      figureStart: figure.start,
      figureMeasure: figureMeasure.values,
      figure: figure.values,
    },
  )
}

/** The numbers of the options of an article; options that no facet has are left out. */
export function optionsIn(
  { options }: SourceArticle,
  numbers: ReadonlyMap<string, number>,
): readonly number[] {
  return options.flatMap((name) => numbers.get(name) ?? [])
}

/** The figures of an article by the names of their measures, prices first. */
export function figuresOf({ price, netPrice, measures }: SourceArticle) {
  return Object.entries({ [GROSS_PRICE]: price, [NET_PRICE]: netPrice, ...measures })
}

/** How often each family was ordered. */
export function soldByFamily(articles: readonly SourceArticle[]): ReadonlyMap<number, number> {
  return byFamily(
    articles,
    ({ sales }) => sales,
    (a, b) => a + b,
  )
}

/** The rank of each row by what was sold, which may be less than nothing, as 32 bits with a sign. */
export function mostSoldFirst(sold: Uint32Array): Uint32Array {
  return ranked(
    Array.from(sold, (value) => -(value | 0)),
    byNumber,
  )
}

/**
 * The names of all measures, prices first. The longest piece is always among them: sales make it
 * come and go.
 */
function measureNames(articles: readonly SourceArticle[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { measures } of articles) for (const name of Object.keys(measures)) names.add(name)
  return new Set([GROSS_PRICE, NET_PRICE, LONGEST_PIECE, ...[...names].sort()])
}

function numbered(facets: SnapshotSource['facets']): Facet[] {
  let first = 0
  return facets.map(({ id, optionIds }) => {
    const facet = { id, first, optionIds: [...optionIds] }
    first += optionIds.length
    return facet
  })
}

/** One list a row as two columns: where each begins, and all of them. */
function lists(rows: readonly (readonly number[])[]) {
  const start = new Uint32Array(rows.length + 1)
  rows.forEach((values, row) => (start[row + 1] = (start[row] ?? 0) + values.length))
  return { start, values: Uint32Array.from(rows.flat()) }
}

function byFamily(
  articles: readonly SourceArticle[],
  valueOf: (article: SourceArticle) => number,
  combine: (a: number, b: number) => number,
): ReadonlyMap<number, number> {
  const values = new Map<number, number>()
  for (const article of articles) {
    const known = values.get(article.family)
    const own = valueOf(article)
    values.set(article.family, known === undefined ? own : combine(known, own))
  }
  return values
}

/** The rank of each value among the distinct ones, from 0. */
function ranked<T>(values: readonly T[], order: (a: T, b: T) => number): Uint32Array {
  const places = new Map([...new Set(values)].sort(order).map((value, place) => [value, place]))
  return Uint32Array.from(values, (value) => places.get(value) ?? 0)
}

function byNumber(a: number, b: number): number {
  return a - b
}

/** Compares sort names, which are made for it, by their code units. */
function byCode(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A date as a number that grows with it; 0 for none. */
function dayNumber(date: string | null): number {
  return date === null ? 0 : Number(date.replaceAll('-', ''))
}
