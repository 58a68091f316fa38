import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../words.ts'

/** Manufacturer, responsible person in the EU, type and warnings (GPSR article 19). */
export function Safety({ product }: { readonly product: Product }) {
  const { t } = useWords()
  const { manufacturer, manufacturerNumber, customFields } = product
  if (!manufacturer) return null
  const { ripstop_address: address, ripstop_responsible: responsible } =
    manufacturer.customFields ?? {}
  return (
    <section className="sheet stack tightly small">
      <h2 className="h4">{withSoftHyphens(t('product.safety'))}</h2>
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

/** Name, address and, at its end, an e-mail address, which can be written to. */
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

/** An address may begin with the name already. */
function nameAndAddress(name: string, address: string | null | undefined): string {
  if (!address) return name
  return address.startsWith(name) ? address : `${name}, ${address}`
}
