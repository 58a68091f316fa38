import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import type { CompareOrder } from './comparison.ts'

type OrderLinksProps = {
  readonly by: CompareOrder['by']
  /** The name of the row. */
  readonly name: string
  readonly numbers: readonly string[]
  readonly order: CompareOrder | null
  readonly onlyDifferences: boolean
}

/** Links that sort the columns by a row, ascending or descending. */
export function OrderLinks({ by, name, numbers, order, onlyDifferences }: OrderLinksProps) {
  const { locale, t } = useMessages()
  const link = (descending: boolean) => {
    const isSo = order?.by === by && order.descending === descending
    const chosen = {
      order: `${by}-${descending ? 'desc' : 'asc'}`,
      ...(onlyDifferences && { differences: '1' }),
    }
    return (
      <a
        href={urls.compared(locale, numbers, chosen)}
        rel="nofollow"
        aria-current={isSo ? 'true' : undefined}
        aria-label={t(descending ? 'compare.descending' : 'compare.ascending', { name })}
      >
        {descending ? '↓' : '↑'}
      </a>
    )
  }
  return (
    <span className="orders no-print">
      {link(false)}
      {link(true)}
    </span>
  )
}
