import { Icon } from '#client/ui/icon.tsx'
import { productHref } from '#client/ui/product-href.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from './use-messages.ts'

/** A product in a tray; null if it no longer exists. */
export type TrayItem = { readonly number: string; readonly product: Product | null }

type TrayProps = {
  readonly title: string
  readonly text: string
  readonly items: readonly TrayItem[]
  readonly slots: number
  /** The form of the page and its field that remove a product. */
  readonly form: 'sampled' | 'compare'
  readonly removes: 'remove' | 'drop'
  /** In the tray of a page with script: the result of the last change, and a link to the page. */
  readonly edge?: { readonly message: string; readonly href: string; readonly link: string }
}

const PICTURE_SIZE = 96

/** Collected products in slots. With script it is at the edge of pages (`client/trays/`). */
export function Tray({ title, text, items, slots, edge, ...removal }: TrayProps) {
  return (
    <section className="tray" id="tray" aria-labelledby="tray-title" tabIndex={-1}>
      <h2 id="tray-title">{title}</h2>
      <p>{text}</p>
      <ol>
        {items.map((item) => (
          <Slot key={item.number} {...item} {...removal} />
        ))}
        {Array.from({ length: slots - items.length }, (_, index) => (
          <li key={index} aria-hidden="true" />
        ))}
      </ol>
      {edge && <output>{edge.message}</output>}
      {edge && items.length > 0 && (
        <a className="btn ink" href={edge.href}>
          {edge.link}
        </a>
      )}
    </section>
  )
}

type SlotProps = TrayItem & Pick<TrayProps, 'form' | 'removes'>

function Slot({ number, product, form, removes }: SlotProps) {
  const { locale, t } = useMessages()
  const name = product ? readableName(product.name) : number
  return (
    <li>
      {product ? (
        <a href={productHref(locale, product)}>
          <ProductPicture media={product.cover?.media} alt="" size={PICTURE_SIZE} />
          <span>{name}</span>
        </a>
      ) : (
        <span>{t('samples.noLonger', { number })}</span>
      )}
      <button
        form={form}
        name={removes}
        value={number}
        aria-label={t('compare.removeNamed', { name })}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
