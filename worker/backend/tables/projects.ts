import type { ProjectItem } from '#shared/domain/planner/project-items.ts'
import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

const Item = z.object({
  productId: z.string(),
  quantity: z.int(),
  note: z.string(),
  group: z.string(),
})

/** A project of a customer, or of a visitor with its key. */
export const ProjectTable = table('project', {
  id: text,
  customerId: text.nullable(),
  keyHash: text.nullable(),
  name: text,
  description: text,
  isPublic: flag,
  showsDescription: flag,
  items: json(z.array(Item)).transform((items): readonly ProjectItem[] => items),
  /** Increases with each change. */
  version: int,
  createdAt: text,
  updatedAt: text,
})
