import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { flag, json } from '#worker/backend/sql/columns.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

const Texts = z.object({ de: z.string(), en: z.string() })

/** A customer group. Prices are equal in all groups, shown with or without tax. */
export const CustomerGroup = z.object({
  id: z.string(),
  key: z.string(),
  name: Texts,
  registrationActive: flag,
  onlyCompanies: flag,
  netPrices: flag,
  title: Texts,
  introduction: Texts,
})
export type CustomerGroup = z.infer<typeof CustomerGroup>

/** Key and id of the default group, until operators grant another one. */
export const STANDARD_GROUP = 'standard'
export const STANDARD_GROUP_ID = idOf('customer-group', STANDARD_GROUP)

/** A row `g` of `customer_group` as one JSON value. */
export const GROUP_JSON = sql`json_object('id', g.id, 'key', g.key,
  'name', json_object('de', g.name_de, 'en', g.name_en),
  'registrationActive', g.registration_active, 'onlyCompanies', g.only_companies,
  'netPrices', g.net_prices,
  'title', json_object('de', g.title_de, 'en', g.title_en),
  'introduction', json_object('de', g.introduction_de, 'en', g.introduction_en))`

const Row = z.object({ customerGroup: json(CustomerGroup) })

export function selectGroup(db: D1Database, idOrKey: string): D1PreparedStatement {
  return prepare(
    db,
    sql`SELECT ${GROUP_JSON} AS customerGroup FROM customer_group g
      WHERE g.id = ${idOrKey} OR g.key = ${idOrKey}`,
  )
}

export function readGroup(foreign: unknown): CustomerGroup | null {
  return foreign == null ? null : Row.parse(foreign).customerGroup
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
