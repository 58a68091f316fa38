import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'
import { isSampled } from './is-sampled.ts'

type SampleButtonProps = { readonly product: Product; readonly className: 'btn' | 'chip' }

/**
 * Adds a sample of a fabric to the tray; nothing for other products, and if the shop has no samples.
 * It belongs to the one form that each page has for all these buttons. With script the tray opens on
 * the page (`client/samples/`).
 */
export function SampleButton({ product, className }: SampleButtonProps) {
  const { t } = useMessages()
  if (!useHas('samples') || !isSampled(product)) return null
  return (
    <button
      className={className}
      form="sampled"
      name="add"
      value={product.productNumber}
      aria-label={
        // A list has many of these buttons, a product page one.
        className === 'chip'
          ? t('samples.addNamed', { name: readableName(product.name) })
          : undefined
      }
    >
      {t('samples.add')}
    </button>
  )
}
