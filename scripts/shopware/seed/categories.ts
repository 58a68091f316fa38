import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import type { Installed } from './installed.ts'
import type { PictureChoice } from './pictures.ts'
import { translated, translatedBriefly } from './translated.ts'

export const ROOT = idOf('category', 'root')
export const FOOTER = idOf('category', 'footer')

/** The category tree with the listing layout, and an empty tree for the footer. */
export async function seedCategories(
  api: AdminApi,
  catalogue: Catalogue,
  { listingLayoutId: cmsPageId }: Installed,
  { media }: PictureChoice,
): Promise<void> {
  const before = new Map<string, string>()
  const name = translated({ de: 'Ripstop', en: 'Ripstop' })
  await api.upsert(
    'category',
    [
      { id: ROOT, type: 'page', active: true, name, cmsPageId },
      {
        id: FOOTER,
        type: 'page',
        active: true,
        afterCategoryId: ROOT,
        name: translated({ de: 'Fußzeile', en: 'Footer' }),
      },
      ...catalogue.categories.map((category) => {
        const id = idOf('category', category.key)
        const parentId = category.parent ? idOf('category', category.parent) : ROOT
        const afterCategoryId = before.get(parentId) ?? null
        before.set(parentId, id)
        return {
          id,
          parentId,
          afterCategoryId,
          type: 'page',
          active: true,
          visible: category.menu === 'main' || category.parent === null,
          displayNestedProducts: true,
          productAssignmentType: 'product',
          name: translated(category.name),
          description: translated(category.description),
          metaDescription: translatedBriefly(category.description),
          cmsPageId,
          ...(category.picture && media !== 'none' && { mediaId: idOf('media', category.picture) }),
        }
      }),
    ],
    20,
  )
}
