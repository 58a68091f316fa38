import { LocaleText } from '#shared/schemas/import/text.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { flag, json } from '#worker/backend/sql/columns.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/** Another variant of a product's parent. */
export type PlannedVariant = Readonly<{
  productId: string
  number: string
  isAvailable: boolean
  shade: string | null
  hex: string | null
  /** The options except colour as one text. Variants with equal texts differ only in colour. */
  version: string
}>

const otherVariantsOf = (ids: readonly string[]) => sql`SELECT w.value AS ofId,
    s.public_id AS publicId, s.number,
    s.orderable AND (s.stock IS NULL OR s.stock >= s.min_purchase OR s.backorder) AS available,
    (SELECT json_group_array(json_object('group', g.key, 'key', o.key,
        'name', json(json_extract(o.record, '$.name')),
        'hex', json_extract(o.record, '$.hex')) ORDER BY g.position)
      FROM product_property pp
      JOIN property_option o ON o.id = pp.option_id
      JOIN property_group g ON g.id = o.group_id
      WHERE pp.product_id = s.id AND (pp.is_axis = 1 OR g.key = 'shade')) AS choices
  FROM json_each(${ids}) w
  JOIN product p ON p.public_id = w.value
  JOIN product s ON s.parent_id = p.parent_id AND s.listed = 1 AND s.id <> p.id
  ORDER BY w.key, s.position`

const PlannedOption = z.object({
  group: z.string(),
  key: z.string(),
  name: LocaleText,
  hex: z.string().nullable(),
})
type PlannedOption = z.infer<typeof PlannedOption>
const Row = z.object({
  ofId: z.string(),
  publicId: z.string(),
  number: z.string(),
  available: flag,
  choices: json(z.array(PlannedOption)),
})

/** Property groups of colours. */
const COLOURS: readonly string[] = ['shade', 'colour']

/** Selects the other variants of these products' parents, for `readVariants`. */
export function selectVariants(db: D1Database, ids: readonly string[]): D1PreparedStatement {
  return prepare(db, otherVariantsOf(ids))
}

/** The options except colour as one text. */
export function versionText(choices: readonly Pick<PlannedOption, 'group' | 'key'>[]): string {
  return choices
    .filter(({ group }) => !COLOURS.includes(group))
    .map(({ group, key }) => `${group}=${key}`)
    .sort()
    .join(' ')
}

/** The other variants, by product. */
export function readVariants(
  results: readonly unknown[],
  locale: Locale,
): ReadonlyMap<string, readonly PlannedVariant[]> {
  const byProduct = new Map<string, PlannedVariant[]>()
  for (const result of results) {
    const row = Row.parse(result)
    const shade = row.choices.find(({ group }) => group === 'shade')
    const variants = byProduct.get(row.ofId) ?? []
    variants.push({
      productId: row.publicId,
      number: row.number,
      isAvailable: row.available,
      shade: shade?.name[locale] ?? null,
      hex: shade?.hex ?? null,
      version: versionText(row.choices),
    })
    byProduct.set(row.ofId, variants)
  }
  return byProduct
}
