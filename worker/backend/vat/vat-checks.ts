import { DAY_MS } from '#shared/domain/durations.ts'
import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { z } from '#shared/schemas/zod.ts'
import type { VatCheck } from '#worker/backend/tables/order-records.ts'
import type { VatRegister } from './vat-register.ts'

const Known = z.object({
  vat_id: z.string(),
  verdict: z.enum(['valid', 'invalid']),
  consultation: z.string().nullable(),
  checked_at: z.string(),
})

type VatDeps = Readonly<{ db: D1Database; register: VatRegister; at: Date }>

/**
 * Checks VAT ids at VIES unless it responded about them within a day. Malformed ids are left out.
 * An id without a response is not stored, so the next call queries it again.
 */
export async function checkVatIds(
  { db, register, at }: VatDeps,
  vatIds: readonly string[],
): Promise<readonly VatCheck[]> {
  const wellFormed = [...new Set(vatIds)].filter((vatId) => vatIdCountry(vatId) !== null)
  if (wellFormed.length === 0) return []
  const { results } = await selectKnown(db, wellFormed, at).all()
  const known = new Map(
    z
      .array(Known)
      .parse(results)
      .map((row) => [row.vat_id, row]),
  )
  return Promise.all(
    wellFormed.map(async (vatId) => {
      const row = known.get(vatId)
      if (row) return { vatId, ...checkOf(row.verdict, row.consultation, row.checked_at) }
      const response = await register.ask(vatId)
      if (response.kind === 'unreachable') return { vatId, ...checkOf('unchecked', null, null) }
      const checkedAt = at.toISOString()
      await saveCheck(db, { vatId, ...checkOf(response.kind, response.consultation, checkedAt) })
      return { vatId, ...checkOf(response.kind, response.consultation, checkedAt) }
    }),
  )
}

/** The ids of a customer, or the one of a session, that VIES called invalid. */
export function selectRejectedVatIds(
  db: D1Database,
  { customerId, vatId }: Readonly<{ customerId: string | null; vatId: string | null }>,
): D1PreparedStatement {
  const query = `SELECT vat_id FROM vat_check WHERE verdict = 'invalid' AND vat_id IN (
    SELECT value FROM customer c, json_each(c.vat_ids) WHERE c.id = ?1 UNION ALL SELECT ?2)`
  return db.prepare(query).bind(customerId ?? '', vatId ?? '')
}

export function readRejectedVatIds(results: readonly unknown[]): ReadonlySet<string> {
  const rows = z.array(z.object({ vat_id: z.string() })).parse(results)
  return new Set(rows.map(({ vat_id }) => vat_id))
}

/** Deletes expired results. */
export function deleteOldVatChecks(db: D1Database, at: Date): D1PreparedStatement {
  return db.prepare('DELETE FROM vat_check WHERE checked_at < ?1').bind(dayBefore(at))
}

function selectKnown(db: D1Database, vatIds: readonly string[], at: Date): D1PreparedStatement {
  const query = `SELECT vat_id, verdict, consultation, checked_at FROM vat_check
    WHERE vat_id IN (SELECT value FROM json_each(?1)) AND checked_at >= ?2`
  return db.prepare(query).bind(JSON.stringify(vatIds), dayBefore(at))
}

async function saveCheck(db: D1Database, check: VatCheck): Promise<void> {
  const { vatId, verdict, consultation, checkedAt } = check
  await db
    .prepare('INSERT OR REPLACE INTO vat_check VALUES (?1, ?2, ?3, ?4)')
    .bind(vatId, verdict, consultation, checkedAt)
    .run()
}

function checkOf(
  verdict: VatCheck['verdict'],
  consultation: string | null,
  checkedAt: string | null,
): Omit<VatCheck, 'vatId'> {
  return { verdict, consultation, checkedAt }
}

function dayBefore(at: Date): string {
  return new Date(at.getTime() - DAY_MS).toISOString()
}
