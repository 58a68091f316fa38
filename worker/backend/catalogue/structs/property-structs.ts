import type { Locale } from '#shared/i18n/locales.ts'
import type { RequestedAssociations } from '#worker/backend/http/associations.ts'
import type { ProductProperty } from './product-row.ts'
import { groupBy } from './group-by.ts'
import type { StoredGroup, StoredOption } from '#worker/backend/tables/stored.ts'

/** A Store API property group without its options. */
export function groupStruct(id: string, group: StoredGroup, locale: Locale) {
  const name = group.name[locale]
  const description = group.note && group.note[locale]
  const customFields = {
    ripstop_property: group.key,
    ...(group.kind === 'measure' && {
      ripstop_key: group.key,
      ripstop_unit: group.unit && group.unit[locale],
    }),
  }
  return {
    id,
    name,
    description,
    displayType: group.display === 'colour' ? 'color' : 'text',
    sortingType: group.kind === 'measure' ? 'numeric' : 'position',
    filterable: group.filterable,
    visibleOnProductDetailPage: true,
    position: group.position,
    translated: { name, description, position: group.position, customFields },
    options: null,
    customFields,
    apiAlias: 'property_group',
  }
}

type Option = Readonly<{ id: string; groupId: string; position: number; option: StoredOption }>

/** A Store API property option, without its group. */
export function optionStruct({ id, groupId, position, option }: Option, locale: Locale) {
  const name = option.name[locale]
  return {
    id,
    groupId,
    name,
    option: name,
    position,
    colorHexCode: option.hex,
    translated: { name, position, customFields: {} },
    group: null,
    customFields: null,
    apiAlias: 'property_group_option',
  }
}

/** A property of a product: the option, with its group if requested. */
export function propertyStruct(
  property: ProductProperty,
  requested: RequestedAssociations,
  locale: Locale,
) {
  const option = optionStruct(property, locale)
  return requested.group
    ? { ...option, group: groupStruct(property.groupId, property.group, locale) }
    : option
}

/** Groups with the options of a product, as its data table shows them. */
export function sortedProperties(properties: readonly ProductProperty[], locale: Locale) {
  return [...groupBy(properties, ({ groupId }) => groupId)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    const options = own.map((property) => propertyStruct(property, { group: {} }, locale))
    return [{ ...groupStruct(id, first.group, locale), options }]
  })
}
