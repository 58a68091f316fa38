import { DAY_MS } from '#shared/domain/durations.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

/** A project counts as active for this time after its last change. */
const RECENT_MS = 30 * DAY_MS
const MAX_PRODUCTS = 20

const count = (since: Date) => sql`SELECT count(*) AS projects, count(customer_id) AS ofCustomers,
    count(DISTINCT customer_id) AS customers, coalesce(sum(is_public), 0) AS shared,
    coalesce(sum(updated_at >= ${since}), 0) AS recent,
    coalesce(sum(json_array_length(items)), 0) AS articles
  FROM project`
const PLANNED = sql`SELECT p.number, p.record->'$.name' AS name, count(*) AS projects,
    sum(i.value->>'quantity') AS units
  FROM project j, json_each(j.items) i JOIN product p ON p.public_id = i.value->>'productId'
  GROUP BY p.id ORDER BY projects DESC, p.number LIMIT ${MAX_PRODUCTS}`

const Counts = z.object({
  projects: z.int(),
  ofCustomers: z.int(),
  customers: z.int(),
  shared: z.int(),
  recent: z.int(),
  articles: z.int(),
})
const Planned = z.object({
  number: z.string(),
  name: json(LocaleText),
  projects: z.int(),
  units: z.int(),
})

/** The number of projects and their most frequent products, without names or customers. */
export async function plannerFigures(db: D1Database, at: Date) {
  const since = new Date(at.getTime() - RECENT_MS)
  const [counts, planned] = await batch(db, [count(since), PLANNED])
  return {
    counts: Counts.parse(counts?.results[0]),
    planned: rowsOf(Planned, planned).map(({ name, ...figures }) => ({
      ...figures,
      name: name.de,
    })),
  }
}
