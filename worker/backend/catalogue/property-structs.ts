import type { Locale } from '#shared/i18n/locales.ts'
import type { ArticleProperty } from './article-row.ts'
import type { StoredGroup, StoredOption } from './stored.ts'

/** A Store API property group without its options. */
export function groupStruct(id: string, group: StoredGroup, locale: Locale) {
  const name = group.name[locale]
  const description = group.note && group.note[locale]
  const customFields =
    group.kind === 'measure'
      ? { ripstop_key: group.key, ripstop_unit: group.unit && group.unit[locale] }
      : {}
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
    customFields: {},
    apiAlias: 'property_group_option',
  }
}

/** A property of an article: option and group. */
export function propertyStruct(property: ArticleProperty, locale: Locale) {
  const group = groupStruct(property.groupId, property.group, locale)
  return { ...optionStruct(property, locale), group }
}
