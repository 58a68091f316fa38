import type { LocaleText } from '#shared/schemas/import/text.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import { CHANNELS } from './channels.ts'
import { inEachLanguage } from './translated.ts'

/** Whether addresses are Shopware's own (`Stoffe/Netze/`) or those of our backend (`/stoffe/netze`). */
export type Paths = 'shopware' | 'shop'

/** Shopware makes a slug of each value of a template, its slashes too: so segment by segment. */
const template = (entity: string) =>
  `{% for part in ${entity}.translated.customFields.seo_path|split('/') %}{{ part }}{% if not loop.last %}/{% endif %}{% endfor %}`

const TEMPLATES = [
  ['frontend.navigation.page', 'category'],
  ['frontend.detail.page', 'product'],
] as const

/** The fields of a row that say where it stands in our own addresses. */
export function pathFields(path: LocaleText, text: LocaleText) {
  return {
    translations: inEachLanguage((locale) => ({
      name: text[locale],
      customFields: { seo_path: path[locale].replace(/^\//, '') },
    })),
  }
}

/** Has Shopware make our own addresses: a custom field with each path, and a template of it. */
export async function seedPaths(api: AdminApi, { categories }: Catalogue): Promise<void> {
  await api.upsert(
    'seo_url_template',
    TEMPLATES.map(([routeName, entityName]) => ({
      id: idOf('seo-url-template', routeName),
      salesChannelId: CHANNELS[0],
      routeName,
      entityName,
      template: template(entityName),
    })),
  )
  await api.upsert(
    'category',
    categories.map(({ key, path, name }) => ({
      id: idOf('category', key),
      ...pathFields(path, name),
    })),
    20,
  )
}
