import { DAY_MS } from '#shared/domain/durations.ts'
import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { VatCheck } from '#worker/backend/tables/order-records.ts'
import type { VatRegister } from './vat-register.ts'
import { all, changes } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick, set } from '#worker/backend/sql/table.ts'
import { VatCheckTable } from '#worker/backend/tables/customers.ts'

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
  const rows = await all(
    db,
    VatCheckTable.row,
    sql`SELECT ${VatCheckTable.columns} FROM vat_check
      WHERE vat_id IN (SELECT value FROM json_each(${wellFormed}))
        AND checked_at >= ${dayBefore(at)}`,
  )
  const known = new Map(rows.map((row) => [row.vatId, row]))
  return Promise.all(
    wellFormed.map(async (vatId) => {
      const row = known.get(vatId)
      if (row) return { vatId, ...checkOf(row.verdict, row.consultation, row.checkedAt) }
      const response = await register.ask(vatId)
      if (response.kind === 'unreachable') return { vatId, ...checkOf('unchecked', null, null) }
      const checkedAt = at.toISOString()
      await saveCheck(db, {
        vatId,
        verdict: response.kind,
        consultation: response.consultation,
        checkedAt,
      })
      return { vatId, ...checkOf(response.kind, response.consultation, checkedAt) }
    }),
  )
}

/** The ids of a customer, or the one of a session, that VIES called invalid. */
export function selectRejectedVatIds(
  db: D1Database,
  { customerId, vatId }: Readonly<{ customerId: string | null; vatId: string | null }>,
): D1PreparedStatement {
  return prepare(
    db,
    sql`SELECT vat_id AS vatId FROM vat_check WHERE verdict = 'invalid' AND vat_id IN (
      SELECT value FROM customer c, json_each(c.vat_ids) WHERE c.id = ${customerId ?? ''}
      UNION ALL SELECT ${vatId ?? ''})`,
  )
}

const Refused = pick(VatCheckTable, 'vatId')

export function readRejectedVatIds(results: readonly unknown[]): ReadonlySet<string> {
  return new Set(results.map((result) => Refused.row.parse(result).vatId))
}

/** Deletes expired results. */
export function deleteOldVatChecks(db: D1Database, at: Date): D1PreparedStatement {
  return prepare(db, sql`DELETE FROM vat_check WHERE checked_at < ${dayBefore(at)}`)
}

async function saveCheck(db: D1Database, check: z.infer<typeof VatCheckTable.row>): Promise<void> {
  const { vatId: _key, ...response } = check
  await changes(
    db,
    sql`${insertInto(VatCheckTable, check)}
      ON CONFLICT (vat_id) DO UPDATE SET ${set(VatCheckTable, response)}`,
  )
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
