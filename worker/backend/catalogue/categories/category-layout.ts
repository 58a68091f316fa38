import { fixed, layoutStruct, mapped } from '#worker/backend/cms/layout-struct.ts'
import { CATEGORY_LAYOUT_ID, type Branch } from '../structs/entry-fields.ts'

const AROUND = {
  marginTop: '20px',
  marginBottom: '20px',
  marginLeft: '20px',
  marginRight: '20px',
  backgroundMediaMode: 'cover',
}

/** The layout of a category as in a plain Shopware: picture and text, filters, products. */
export function categoryLayout({ media, description }: Branch, listing: object) {
  const image = { mediaId: media?.id ?? null, url: '', newTab: false, media }
  return layoutStruct({
    id: CATEGORY_LAYOUT_ID,
    name: 'Category layout',
    type: 'product_list',
    sections: [
      {
        type: 'default',
        sizingMode: 'boxed',
        blocks: [
          {
            type: 'image-text',
            name: 'Category info',
            looks: AROUND,
            slots: [
              {
                type: 'image',
                slot: 'left',
                config: {
                  media: mapped('category.media'),
                  displayMode: fixed('cover'),
                  url: fixed(null),
                  newTab: fixed(false),
                  minHeight: fixed('320px'),
                },
                data: { ...image, apiAlias: 'cms_image' },
              },
              {
                type: 'text',
                slot: 'right',
                config: { content: mapped('category.description') },
                data: { content: description ?? '', apiAlias: 'cms_text' },
              },
            ],
          },
          {
            type: 'sidebar-filter',
            name: 'Filter',
            slots: [{ type: 'sidebar-filter', slot: 'content', config: null, data: null }],
          },
          {
            type: 'product-listing',
            name: 'Category listing',
            looks: AROUND,
            slots: [
              {
                type: 'product-listing',
                slot: 'content',
                config: { boxLayout: fixed('standard') },
                data: { listing, apiAlias: 'cms_product_listing' },
              },
            ],
          },
        ],
      },
    ],
  })
}
