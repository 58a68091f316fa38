import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { groupBy } from './group-by.ts'
import { groupStruct, optionStruct } from './property-structs.ts'
import { recordColumn } from '#worker/backend/sql/record-column.ts'
import { StoredGroup, StoredOption } from '#worker/backend/tables/stored.ts'

const SELECT = `
  SELECT s.public_id AS product_id, o.public_id AS option_id, o.position, o.record AS option,
    g.public_id AS group_id, g.record AS grp
  FROM product p
  JOIN product s ON s.parent_id = p.parent_id AND (s.listed = 1 OR s.id = p.id)
  JOIN product_property sp ON sp.product_id = s.id AND sp.is_axis = 1
  JOIN property_option o ON o.id = sp.option_id
  JOIN property_group g ON g.id = o.group_id
  WHERE p.public_id = ?1
  ORDER BY g.position, o.position`

const ConfiguratorChoice = z.object({
  product_id: z.string(),
  option_id: z.string(),
  position: z.int(),
  option: recordColumn(StoredOption),
  group_id: z.string(),
  grp: recordColumn(StoredGroup),
})
export type ConfiguratorChoice = z.infer<typeof ConfiguratorChoice>

/** The options of all variants of a product's parent. */
export function selectChoices(db: D1Database, productId: string): D1PreparedStatement {
  return db.prepare(SELECT).bind(productId)
}

export function readChoices(results: readonly unknown[]): readonly ConfiguratorChoice[] {
  return z.array(ConfiguratorChoice).parse(results)
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
  const optionsOf = groupBy(choices, (choice) => choice.product_id)
  const chosen = optionsOf.get(productId) ?? []
  const groups = groupBy(choices, (choice) => choice.group_id)
  return [...groups].flatMap(([groupId, inGroup]) => {
    const [first] = inGroup
    if (!first) return []
    const others = chosen.filter((choice) => choice.group_id !== groupId)
    const fitting = [...optionsOf.values()].filter((variant) =>
      others.every(({ option_id: id }) => variant.some((choice) => choice.option_id === id)),
    )
    const combinable = new Set(fitting.flat().map(({ option_id: id }) => id))
    const distinct = new Map(inGroup.map((choice) => [choice.option_id, choice]))
    const group = groupStruct(groupId, first.grp, locale)
    const options = [...distinct].map(([id, { position, option }]) => ({
      ...optionStruct({ id, groupId, position, option }, locale),
      combinable: combinable.has(id),
    }))
    return [{ ...group, options }]
  })
}
