import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Tray } from '../tray.tsx'
import { useMessages } from '../use-messages.ts'
import { MAX_COMPARED } from './comparison.ts'

type CompareTrayProps = {
  readonly products: readonly Product[]
  /** The result of the last change. */
  readonly message: string
}

/** The compared products, at the edge of a page with script. */
export function CompareTray({ products, message }: CompareTrayProps) {
  const { locale, t } = useMessages()
  const items = products.map((product) => ({ number: product.productNumber, product }))
  const numbers = items.map(({ number }) => number)
  return (
    <Tray
      title={t('compare.title')}
      text={t('compare.trayCount', { count: items.length, most: MAX_COMPARED })}
      items={items}
      slots={MAX_COMPARED}
      form="compare"
      removes="drop"
      edge={{ message, href: urls.compared(locale, numbers), link: t('compare.add') }}
    />
  )
}
