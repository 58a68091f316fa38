import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const Flag = z.int().transform((value) => value === 1)
const Texts = z.object({ de: z.string(), en: z.string() })

/** A customer group. Prices are equal in all groups, shown with or without tax. */
export const CustomerGroup = z.object({
  id: z.string(),
  key: z.string(),
  name: Texts,
  registrationActive: Flag,
  onlyCompanies: Flag,
  netPrices: Flag,
  title: Texts,
  introduction: Texts,
})
export type CustomerGroup = z.infer<typeof CustomerGroup>

/** Key and id of the default group, until operators grant another one. */
export const STANDARD_GROUP = 'standard'
export const STANDARD_GROUP_ID = idOf('customer-group', STANDARD_GROUP)

/** A row `g` of `customer_group` as one JSON value. */
export const GROUP_JSON = `json_object('id', g.id, 'key', g.key,
  'name', json_object('de', g.name_de, 'en', g.name_en),
  'registrationActive', g.registration_active, 'onlyCompanies', g.only_companies,
  'netPrices', g.net_prices,
  'title', json_object('de', g.title_de, 'en', g.title_en),
  'introduction', json_object('de', g.introduction_de, 'en', g.introduction_en))`

const Row = z.object({ customer_group: z.string() })

export function selectGroup(db: D1Database, idOrKey: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${GROUP_JSON} AS customer_group FROM customer_group g
      WHERE g.id = ?1 OR g.key = ?1`)
    .bind(idOrKey)
}

export function readGroup(foreign: unknown): CustomerGroup | null {
  return foreign == null ? null : CustomerGroup.parse(JSON.parse(Row.parse(foreign).customer_group))
}

/** A Store API customer group with the texts of its registration page. */
export function groupStruct(group: CustomerGroup, locale: Locale) {
  const isOpen = group.registrationActive
  const texts = {
    name: group.name[locale],
    registrationTitle: isOpen ? group.title[locale] : null,
    registrationIntroduction: isOpen ? group.introduction[locale] : null,
    registrationOnlyCompanyRegistration: isOpen ? group.onlyCompanies : null,
    registrationSeoMetaDescription: isOpen ? group.introduction[locale] : null,
  }
  return {
    id: group.id,
    ...texts,
    customFields: null,
    displayGross: !group.netPrices,
    registrationActive: group.registrationActive,
    translated: { ...texts, customFields: {} },
    apiAlias: 'customer_group',
  }
}
