import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ProductCustomFields } from '#shared/schemas/store-api/custom-fields.ts'
import { useWords } from '../words.ts'

/** Legal fibre names with their percentages (Regulation (EU) 1007/2011), and how to care for it. */
export function Composition({ facts }: { readonly facts: ProductCustomFields }) {
  const { t } = useWords()
  const { ripstop_composition: parts, ripstop_care: care } = facts
  if (parts.length === 0 && care.length === 0 && !facts.ripstop_animal_parts) return null
  return (
    <section className="sheet stack tightly">
      {parts.length > 0 && <h2 className="h4">{withSoftHyphens(t('product.composition'))}</h2>}
      {parts.map(({ part, fibres }) => (
        <p key={part ?? ''}>
          {part && <span className="quiet">{t('product.part', { part })} </span>}
          {fibres
            .map(({ name, percent }) => t('product.percent', { percent, fibre: name }))
            .join(', ')}
        </p>
      ))}
      {facts.ripstop_animal_parts && <p>{t('product.animalParts')}</p>}
      {care.length > 0 && (
        <p className="quiet">
          <small>{t('product.care', { care: care.join(', ') })}</small>
        </p>
      )}
    </section>
  )
}
