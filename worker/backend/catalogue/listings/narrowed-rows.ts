import { berlinTime } from '#shared/domain/calendar.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaError } from '#worker/backend/http/criteria/filter.ts'
import { sqlSearch } from '#worker/backend/http/criteria/sql-search.ts'
import { entitiesOf, productEntity } from './search-products.ts'
import type { CategoryContext } from '../categories/category-struct.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

type Narrowed = Readonly<{
  rows: Uint32Array
  /** The aggregations of the criteria. */
  aggregations: object
}>

/** The field that limits the search to rows of the snapshot. */
const ROW = 'listed row'
/** Up to this number, single rows are queried unless they are a large part of the catalogue. */
const FEW_ROWS = 1_000
const FEW_OF_CATALOGUE = 1 / 8
const Id = pick(ProductTable, 'id')

/**
 * The rows of a listing that match the criteria's own filters, ids and term. The snapshot serves
 * the parameters of a listing. Only further criteria query the database.
 */
export async function filterRows(
  env: Pick<Bindings, 'DB' | 'KV'>,
  { snapshot, rows }: Readonly<{ snapshot: Snapshot; rows: Uint32Array }>,
  criteria: Criteria,
  where: CategoryContext,
): Promise<Result<Narrowed, CriteriaError>> {
  const { ids, filters, postFilters, term, aggregations } = criteria
  const isNarrowed = ids.length + filters.length + postFilters.length > 0 || term !== ''
  if (!isNarrowed && aggregations.length === 0) return ok({ rows, aggregations: {} })

  const listed = [...rows].map((row) => snapshot.columns.id[row] ?? 0)
  const today = berlinTime(new Date()).date
  const product = productEntity(today, where.language.locale)
  const mostFew = Math.min(FEW_ROWS, snapshot.columns.id.length * FEW_OF_CATALOGUE)
  const few = listed.length > mostFew ? {} : { few: [ROW] }
  const fields = { ...product.fields, [ROW]: { sql: sql`p.id`, number: true } }
  const found = await sqlSearch(
    env.DB,
    { ...product, ...few, fields, columns: sql`p.id`, where: sql`p.listed = 1` },
    {
      ...criteria,
      filters: [{ kind: 'equalsAny', field: ROW, values: listed }, ...filters],
      sort: [],
      grouping: [],
      page: 1,
      limit: isNarrowed ? rows.length : 0,
      totalCount: 'none',
    },
    { today, entities: () => entitiesOf(env, where) },
  )
  if (!found.ok) return found
  const counted = { ...found.value.aggregations }
  if (!isNarrowed) return ok({ rows, aggregations: counted })
  const left = new Set<number>(found.value.rows.map((row) => Id.row.parse(row).id))
  const isLeft = (row: number) => left.has(snapshot.columns.id[row] ?? 0)
  return ok({ rows: rows.filter(isLeft), aggregations: counted })
}
