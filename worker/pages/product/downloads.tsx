import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { listProductFiles } from '../product-images.ts'
import { useMessages } from '../use-messages.ts'

/** The files of a product: free ones as links, sold ones as names. */
export function Downloads({ product }: { readonly product: DetailedProduct }) {
  const { t } = useMessages()
  const files = product.downloads ?? []
  const sheets = listProductFiles(product)
  if (files.length === 0 && sheets.length === 0) return null
  return (
    <section className="stack tightly">
      <h2 className="h4">{t('product.files')}</h2>
      <ul className="bullets">
        {sheets.map((media) => (
          <li key={media.id}>
            <a href={media.url}>{media.title || fileNameIn(media.url)}</a>
          </li>
        ))}
        {files.map(({ id, media }) => {
          const name = `${media.fileName}.${media.fileExtension}`
          return (
            <li key={id}>
              {media.private || !media.url ? (
                <>
                  {name} <span className="quiet">{t('product.fileBought')}</span>
                </>
              ) : (
                <a href={media.url} download>
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const fileNameIn = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) ?? url
