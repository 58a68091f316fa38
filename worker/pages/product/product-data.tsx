import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { LexiconTerm } from '#shared/schemas/store-api/entries.ts'
import type { PropertyOption } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'
import { termHref } from './lexicon-links.ts'

type ProductDataProps = {
  readonly properties: readonly PropertyOption[]
  /** The terms of the lexicon. */
  readonly terms: readonly LexiconTerm[]
}

/** All properties of a product, one row each, in the shop's order, with links to the lexicon. */
export function ProductData({ properties, terms }: ProductDataProps) {
  const { locale, t } = useMessages()
  const rows = rowsOf(properties)
  if (rows.length === 0) return null
  return (
    <section>
      <h2 id="data">{t('product.data')}</h2>
      <table className="data spec">
        <tbody>
          {rows.map(({ id, first, name, values }) => {
            const href = termHref(locale, first, terms)
            const label = withSoftHyphens(name)
            return (
              <tr key={id}>
                <th scope="row">{href ? <a href={href}>{label}</a> : label}</th>
                <td>{values.join(', ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type Row = {
  readonly id: string
  readonly name: string
  /** The first of the product's options in this group. */
  readonly first: PropertyOption
  readonly values: string[]
}

function rowsOf(properties: readonly PropertyOption[]): readonly Row[] {
  const rows = new Map<string, Row & { readonly position: number }>()
  for (const property of properties) {
    const { name, group } = property
    if (!group) continue
    const row = rows.get(group.id)
    if (row) row.values.push(name)
    else {
      const { id, name: named, position } = group
      const added = { id, name: named, first: property, values: [name], position: position ?? 0 }
      rows.set(id, added)
    }
  }
  return [...rows.values()].toSorted((a, b) => a.position - b.position)
}
