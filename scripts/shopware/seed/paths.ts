import type { LocaleText } from '#shared/schemas/import/text.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import { CHANNELS } from './channels.ts'
import { inEachLanguage } from './translated.ts'

/** Paths of Shopware (`Stoffe/Netze/`) or of our backend (`/stoffe/netze`). */
export type Paths = 'shopware' | 'shop'

/** Shopware slugifies each value of a template with its slashes, so segment by segment. */
const template = (entity: string) =>
  `{% for part in ${entity}.translated.customFields.seo_path|split('/') %}{{ part }}{% if not loop.last %}/{% endif %}{% endfor %}`

const TEMPLATES = [
  ['frontend.navigation.page', 'category'],
  ['frontend.detail.page', 'product'],
] as const

/** Fields of a row that hold our own path. */
export function pathFields(path: LocaleText, text: LocaleText) {
  return {
    translations: inEachLanguage((locale) => ({
      name: text[locale],
      customFields: { seo_path: path[locale].replace(/^\//, '') },
    })),
  }
}

/** Makes Shopware use our paths: a custom field per path and a template. */
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
