import { DAY_MS } from '#shared/domain/durations.ts'
import type { ProjectItem } from '#shared/domain/planner/project-items.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

const Item = z.object({
  productId: z.string(),
  quantity: z.int(),
  note: z.string(),
  group: z.string(),
})
const Flag = z.int().transform((value) => value === 1)

const Project = z
  .object({
    id: z.string(),
    customer_id: z.string().nullable(),
    key_hash: z.string().nullable(),
    name: z.string(),
    description: z.string(),
    is_public: Flag,
    shows_description: Flag,
    items: jsonColumn(z.array(Item)).transform((items): readonly ProjectItem[] => items),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .transform(({ customer_id, key_hash, is_public, shows_description, ...row }) => ({
    id: row.id,
    customerId: customer_id,
    keyHash: key_hash,
    name: row.name,
    description: row.description,
    isPublic: is_public,
    showsDescription: shows_description,
    items: row.items,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
/** A stored project. It belongs to a customer, or to a visitor with its key. */
export type StoredProject = z.infer<typeof Project>

/** Retention of a project without an account after its last change. */
const STORED_WITHOUT_ACCOUNT_MS = 90 * DAY_MS

export async function findProject(db: D1Database, id: string): Promise<StoredProject | null> {
  const row = await db.prepare('SELECT * FROM project WHERE id = ?1').bind(id).first()
  return row && Project.parse(row)
}

/** A customer's projects, the last changed first. */
export async function projectsOf(
  db: D1Database,
  customerId: string,
): Promise<readonly StoredProject[]> {
  const { results } = await db
    .prepare('SELECT * FROM project WHERE customer_id = ?1 ORDER BY updated_at DESC, id')
    .bind(customerId)
    .all()
  return z.array(Project).parse(results)
}

/** Stores a new project; false if its customer has `most` projects. */
export async function storeProject(
  db: D1Database,
  project: StoredProject,
  most: number,
): Promise<boolean> {
  const stored = await db
    .prepare(`INSERT INTO project SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
      WHERE (SELECT count(*) FROM project WHERE customer_id = ?2) < ?12`)
    .bind(
      project.id,
      project.customerId,
      project.keyHash,
      project.name,
      project.description,
      Number(project.isPublic),
      Number(project.showsDescription),
      JSON.stringify(project.items),
      project.version,
      project.createdAt,
      project.updatedAt,
      most,
    )
    .run()
  return stored.meta.changes > 0
}

/** Saves a changed project; false if another request has saved it since this version was read. */
export async function saveProject(
  db: D1Database,
  { id, version, ...project }: StoredProject,
  at: Date,
): Promise<boolean> {
  const saved = await db
    .prepare(`UPDATE project SET name = ?3, description = ?4, is_public = ?5,
        shows_description = ?6, items = ?7, updated_at = ?8, version = version + 1
      WHERE id = ?1 AND version = ?2`)
    .bind(
      id,
      version,
      project.name,
      project.description,
      Number(project.isPublic),
      Number(project.showsDescription),
      JSON.stringify(project.items),
      at.toISOString(),
    )
    .run()
  return saved.meta.changes > 0
}

export async function deleteProject(db: D1Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM project WHERE id = ?1').bind(id).run()
}

/** Moves a visitor's project to a customer; false for a wrong key. */
export async function takeProject(
  db: D1Database,
  { id, keyHash }: { readonly id: string; readonly keyHash: string },
  customerId: string,
): Promise<boolean> {
  const taken = await db
    .prepare(`UPDATE project SET customer_id = ?3, key_hash = NULL, version = version + 1
      WHERE id = ?1 AND key_hash = ?2`)
    .bind(id, keyHash, customerId)
    .run()
  return taken.meta.changes > 0
}

/** Deletes old projects of visitors without an account. */
export function deleteLeftProjects(db: D1Database, at: Date): D1PreparedStatement {
  const before = new Date(at.getTime() - STORED_WITHOUT_ACCOUNT_MS).toISOString()
  return db
    .prepare('DELETE FROM project WHERE customer_id IS NULL AND updated_at < ?1')
    .bind(before)
}

/** The given ids that are ids of products. */
export async function knownProducts(
  db: D1Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      'SELECT p.public_id AS id FROM json_each(?1) w JOIN product p ON p.public_id = w.value',
    )
    .bind(JSON.stringify(ids))
    .all()
  return new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(results)
      .map(({ id }) => id),
  )
}
