import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { groupBy } from './group-by.ts'
import { groupStruct, optionStruct } from './property-structs.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { PropertyGroupTable, PropertyOptionTable } from '#worker/backend/tables/catalogue.ts'

const selectChoicesOf = (productId: string) => sql`
  SELECT s.public_id AS productId, o.public_id AS optionId, o.position, o.record AS option,
    g.public_id AS groupId, g.record AS grp
  FROM product p
  JOIN product s ON s.parent_id = p.parent_id AND (s.listed = 1 OR s.id = p.id)
  JOIN product_property sp ON sp.product_id = s.id AND sp.is_axis = 1
  JOIN property_option o ON o.id = sp.option_id
  JOIN property_group g ON g.id = o.group_id
  WHERE p.public_id = ${productId}
  ORDER BY g.position, o.position`

const ConfiguratorChoice = z.object({
  productId: z.string(),
  optionId: z.string(),
  position: z.int(),
  option: PropertyOptionTable.row.shape.record,
  groupId: z.string(),
  grp: PropertyGroupTable.row.shape.record,
})
export type ConfiguratorChoice = z.infer<typeof ConfiguratorChoice>

/** The options of all variants of a product's parent. */
export function selectChoices(db: D1Database, productId: string): D1PreparedStatement {
  return prepare(db, selectChoicesOf(productId))
}

export function readChoices(results: readonly unknown[]): readonly ConfiguratorChoice[] {
  return results.map((result) => ConfiguratorChoice.parse(result))
}

/**
 * Groups with their options. An option is combinable if a variant has it together with the
 * product's options of the other groups.
 */
export function configurator(
  choices: readonly ConfiguratorChoice[],
  productId: string,
  locale: Locale,
) {
  const optionsOf = groupBy(choices, (choice) => choice.productId)
  const chosen = optionsOf.get(productId) ?? []
  const groups = groupBy(choices, (choice) => choice.groupId)
  return [...groups].flatMap(([groupId, inGroup]) => {
    const [first] = inGroup
    if (!first) return []
    const others = chosen.filter((choice) => choice.groupId !== groupId)
    const fitting = [...optionsOf.values()].filter((variant) =>
      others.every(({ optionId: id }) => variant.some((choice) => choice.optionId === id)),
    )
    const combinable = new Set(fitting.flat().map(({ optionId: id }) => id))
    const distinct = new Map(inGroup.map((choice) => [choice.optionId, choice]))
    const group = groupStruct(groupId, first.grp, locale)
    const options = [...distinct].map(([id, { position, option }]) => ({
      ...optionStruct({ id, groupId, position, option }, locale),
      combinable: combinable.has(id),
    }))
    return [{ ...group, options }]
  })
}
