import { DAY_MS } from '#shared/domain/durations.ts'
import type { z } from '#shared/schemas/zod.ts'
import { all, changes, first } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick, set } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'
import { ProjectTable } from '#worker/backend/tables/projects.ts'

/** A stored project. It belongs to a customer, or to a visitor with its key. */
export type StoredProject = z.infer<typeof ProjectTable.row>

/** Retention of a project without an account after its last change. */
const STORED_WITHOUT_ACCOUNT_MS = 90 * DAY_MS

export function findProject(db: D1Database, id: string): Promise<StoredProject | null> {
  const query = sql`SELECT ${ProjectTable.columns} FROM project WHERE id = ${id}`
  return first(db, ProjectTable.row, query)
}

/** A customer's projects, the last changed first. */
export function projectsOf(db: D1Database, customerId: string): Promise<readonly StoredProject[]> {
  return all(
    db,
    ProjectTable.row,
    sql`SELECT ${ProjectTable.columns} FROM project WHERE customer_id = ${customerId}
      ORDER BY updated_at DESC, id`,
  )
}

/** Stores a new project; false if its customer has `most` projects. */
export async function storeProject(
  db: D1Database,
  project: StoredProject,
  most: number,
): Promise<boolean> {
  const hasRoom = sql`(SELECT count(*) FROM project
    WHERE customer_id = ${project.customerId}) < ${most}`
  return (await changes(db, insertInto(ProjectTable, project, hasRoom))) > 0
}

/** Saves a changed project; false if another request has saved it since this version was read. */
export async function saveProject(
  db: D1Database,
  { id, version, name, description, isPublic, showsDescription, items }: StoredProject,
  at: Date,
): Promise<boolean> {
  const changed = { name, description, isPublic, showsDescription, items }
  const saved = { ...changed, updatedAt: at.toISOString(), version: version + 1 }
  return (
    (await changes(
      db,
      sql`UPDATE project SET ${set(ProjectTable, saved)} WHERE id = ${id} AND version = ${version}`,
    )) > 0
  )
}

export async function deleteProject(db: D1Database, id: string): Promise<void> {
  await changes(db, sql`DELETE FROM project WHERE id = ${id}`)
}

/** Moves a visitor's project to a customer; false for a wrong key. */
export async function takeProject(
  db: D1Database,
  { id, keyHash }: { readonly id: string; readonly keyHash: string },
  customerId: string,
): Promise<boolean> {
  const take = sql`UPDATE project
    SET customer_id = ${customerId}, key_hash = NULL, version = version + 1
    WHERE id = ${id} AND key_hash = ${keyHash}`
  return (await changes(db, take)) > 0
}

/** Deletes old projects of visitors without an account. */
export function deleteLeftProjects(db: D1Database, at: Date): D1PreparedStatement {
  const before = new Date(at.getTime() - STORED_WITHOUT_ACCOUNT_MS)
  return prepare(db, sql`DELETE FROM project WHERE customer_id IS NULL AND updated_at < ${before}`)
}

/** The given ids that are ids of products. */
export async function knownProducts(
  db: D1Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await all(
    db,
    pick(ProductTable, 'publicId').row,
    sql`SELECT p.public_id AS publicId FROM json_each(${ids}) w
      JOIN product p ON p.public_id = w.value`,
  )
  return new Set(known.map(({ publicId }) => publicId))
}
