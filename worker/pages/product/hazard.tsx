import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { formatCountry } from '#shared/i18n/format.ts'
import type { ProductCustomFields } from '#shared/schemas/store-api/custom-fields.ts'
import { useWords } from '../words.ts'

/** What CLP wants to be read before buying: signal word, pictograms, statements; word for word. */
export function Hazard({ facts }: { readonly facts: ProductCustomFields }) {
  const { locale, t } = useWords()
  const hazard = facts.ripstop_hazard
  if (!hazard) return null
  return (
    <section className="sheet stack tightly small">
      <h2 className="h4">{t('product.hazard')}</h2>
      {hazard.signalWord && (
        <p>
          {t('product.signalWord')}: <b>{hazard.signalWord}</b>
        </p>
      )}
      {hazard.pictograms.length > 0 && (
        <p className="row">
          {t('product.pictograms')}:
          {hazard.pictograms.map((code) => (
            <span key={code} className="tag">
              {isPictogram(code) ? `${code} ${t(`product.${code}`)}` : code}
            </span>
          ))}
        </p>
      )}
      <ul className="bullets">
        {hazard.statements.map((statement) => (
          <li key={statement}>{withSoftHyphens(statement)}</li>
        ))}
      </ul>
      {hazard.transport && (
        <p>
          {t('product.transport')}: {hazard.transport}
        </p>
      )}
      {hazard.shipsTo.length > 0 && (
        <p>
          {t('product.shipsTo')}:{' '}
          {hazard.shipsTo.map((iso) => formatCountry(locale, iso)).join(', ')}
        </p>
      )}
    </section>
  )
}

const PICTOGRAMS = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const

function isPictogram(code: string): code is (typeof PICTOGRAMS)[number] {
  return PICTOGRAMS.some((known) => known === code)
}
