import { hexId, type ProductId } from '#shared/domain/ids.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

const FormerName = z.object({
  public_id: z.string(),
  name: jsonColumn(z.object({ de: z.string(), en: z.string() })),
})

/** What articles were called that left the catalogue; ids of others give no row. */
export function selectFormerNames(
  db: Pick<D1Database, 'prepare'>,
  productIds: readonly string[],
): D1PreparedStatement {
  const query = `SELECT f.public_id, f.name
    FROM json_each(?1) wanted JOIN former_name f ON f.public_id = wanted.value`
  return db.prepare(query).bind(JSON.stringify(productIds))
}

/** The answer of `selectFormerNames` by product id, in the language. */
export function readFormerNames(
  results: readonly unknown[],
  locale: Locale,
): ReadonlyMap<ProductId, string> {
  const rows = z.array(FormerName).parse(results)
  return new Map(rows.map((row) => [hexId<ProductId>(row.public_id), row.name[locale]]))
}
