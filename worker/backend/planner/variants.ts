import { LocaleText } from '#shared/schemas/import/text.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

/** Another variant of an article's family. */
export type Sibling = Readonly<{
  productId: string
  number: string
  isAvailable: boolean
  shade: string | null
  hex: string | null
  /** The choices except colour as one text: variants with equal texts differ only in colour. */
  version: string
}>

const SELECT = `SELECT w.value AS of_id, s.public_id, s.number,
    s.orderable AND (s.stock IS NULL OR s.stock >= s.min_purchase OR s.backorder) AS available,
    (SELECT json_group_array(json_object('group', g.key, 'key', o.key,
        'name', json(json_extract(o.record, '$.name')),
        'hex', json_extract(o.record, '$.hex')) ORDER BY g.position)
      FROM product_property pp
      JOIN property_option o ON o.id = pp.option_id
      JOIN property_group g ON g.id = o.group_id
      WHERE pp.product_id = s.id AND (pp.is_axis = 1 OR g.key = 'shade')) AS choices
  FROM json_each(?1) w
  JOIN product p ON p.public_id = w.value
  JOIN product s ON s.parent_id = p.parent_id AND s.listed = 1 AND s.id <> p.id
  ORDER BY w.key, s.position`

const Choice = z.object({
  group: z.string(),
  key: z.string(),
  name: LocaleText,
  hex: z.string().nullable(),
})
type Choice = z.infer<typeof Choice>
const Row = z.object({
  of_id: z.string(),
  public_id: z.string(),
  number: z.string(),
  available: z.int(),
  choices: jsonColumn(z.array(Choice)),
})

/** Property groups of colours. */
const COLOURS: readonly string[] = ['shade', 'colour']

/** Selects the other variants of these articles' families, for `readSiblings`. */
export function selectSiblings(db: D1Database, ids: readonly string[]): D1PreparedStatement {
  return db.prepare(SELECT).bind(JSON.stringify(ids))
}

/** The choices except colour as one text. */
export function versionText(choices: readonly Pick<Choice, 'group' | 'key'>[]): string {
  return choices
    .filter(({ group }) => !COLOURS.includes(group))
    .map(({ group, key }) => `${group}=${key}`)
    .sort()
    .join(' ')
}

/** The other variants by the article whose family they belong to. */
export function readSiblings(
  results: readonly unknown[],
  locale: Locale,
): ReadonlyMap<string, readonly Sibling[]> {
  const byArticle = new Map<string, Sibling[]>()
  for (const row of z.array(Row).parse(results)) {
    const shade = row.choices.find(({ group }) => group === 'shade')
    const siblings = byArticle.get(row.of_id) ?? []
    siblings.push({
      productId: row.public_id,
      number: row.number,
      isAvailable: row.available === 1,
      shade: shade?.name[locale] ?? null,
      hex: shade?.hex ?? null,
      version: versionText(row.choices),
    })
    byArticle.set(row.of_id, siblings)
  }
  return byArticle
}
