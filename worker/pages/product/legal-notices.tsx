import { smallestOf } from '#client/ui/renditions.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ProductCustomFields } from '#shared/schemas/store-api/custom-fields.ts'
import { useMessages } from '../use-messages.ts'
import { formatCountry } from '#shared/i18n/format.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'

/** Fibre composition in percent (Regulation (EU) No 1007/2011), and care instructions. */
export function Composition({ facts }: { readonly facts: ProductCustomFields }) {
  const { t } = useMessages()
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

/**
 * Hazard information before the purchase (CLP): signal word, pictograms and statements, verbatim.
 */
export function Hazard({ facts }: { readonly facts: ProductCustomFields }) {
  const { locale, t } = useMessages()
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

const LOGO_WIDTH = 200
const LOGO_HEIGHT = 40

/** Manufacturer, responsible person in the EU, type and warnings (GPSR article 19). */
export function Safety({ product }: { readonly product: DetailedProduct }) {
  const { t } = useMessages()
  const { manufacturer, manufacturerNumber, customFields } = product
  if (!manufacturer) return null
  const { ripstop_address: address, ripstop_responsible: responsible } =
    manufacturer.customFields ?? {}
  return (
    <section className="sheet stack tightly small">
      <h2 className="h4">{withSoftHyphens(t('product.safety'))}</h2>
      {manufacturer.media && (
        <img
          src={smallestOf(manufacturer.media, LOGO_WIDTH)}
          alt={manufacturer.name}
          height={LOGO_HEIGHT}
          loading="lazy"
        />
      )}
      <p>
        {t('product.manufacturer')}: <Contact line={nameAndAddress(manufacturer.name, address)} />
      </p>
      {responsible && (
        <p>
          {t('product.responsible')}: <Contact line={responsible} />
        </p>
      )}
      <p>
        {t('product.type')}: {manufacturerNumber ?? product.productNumber}
      </p>
      {customFields.ripstop_warnings.length > 0 && (
        <>
          <h3 className="legend">{t('product.warnings')}</h3>
          <ul className="bullets">
            {customFields.ripstop_warnings.map((warning) => (
              <li key={warning}>{withSoftHyphens(warning)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Name and address; an email address at the end becomes a link. */
function Contact({ line }: { readonly line: string }) {
  const [, address = line, email] = /^(.*?)[\s,]*([^\s,@]+@[^\s,@]+)$/s.exec(line) ?? []
  return email === undefined ? (
    address
  ) : (
    <>
      {address}, <a href={`mailto:${email}`}>{email}</a>
    </>
  )
}

/** Joins name and address. The address may already start with the name. */
function nameAndAddress(name: string, address: string | null | undefined): string {
  if (!address) return name
  return address.startsWith(name) ? address : `${name}, ${address}`
}
