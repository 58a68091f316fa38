import type { PropertyOption } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../words.ts'

/** All figures of an article, one row a characteristic, in the order that the shop gives them. */
export function ArticleData({ properties }: { readonly properties: readonly PropertyOption[] }) {
  const { t } = useWords()
  const rows = rowsOf(properties)
  if (rows.length === 0) return null
  return (
    <section>
      <h2 id="data">{t('product.data')}</h2>
      <div className="scroll">
        <table className="data spec">
          <thead>
            <tr>
              <th scope="col">{t('product.characteristic')}</th>
              <th scope="col" className="fig">
                {t('product.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, values }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="fig">{values.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Row = { readonly id: string; readonly name: string; readonly values: string[] }

function rowsOf(properties: readonly PropertyOption[]): readonly Row[] {
  const rows = new Map<string, Row & { readonly position: number }>()
  for (const { name, group } of properties) {
    if (!group) continue
    const row = rows.get(group.id)
    if (row) row.values.push(name)
    else rows.set(group.id, { ...group, values: [name], position: group.position ?? 0 })
  }
  return [...rows.values()].toSorted((a, b) => a.position - b.position)
}
