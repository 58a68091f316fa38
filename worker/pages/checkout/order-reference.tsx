import { useWords } from '../words.ts'

type OrderReferenceProps = {
  /** What is in the form so far. */
  readonly values: Readonly<Record<string, string>>
  /** A guest has the field among those of a business; a customer has no other such field. */
  readonly isFolded: boolean
}

/** What a business calls the order in its own books; it stands on every paper. */
export function OrderReference({ values, isFolded }: OrderReferenceProps) {
  const { t } = useWords()
  const typed = values['orderReference'] ?? ''
  const field = (
    <div className="field">
      <label htmlFor="orderReference">
        {t('order.ownReference')} <span className="opt">{t('forms.optional')}</span>
      </label>
      <input
        className="in"
        id="orderReference"
        name="orderReference"
        maxLength={50}
        autoComplete="off"
        aria-describedby="orderReference-hint"
        defaultValue={typed}
      />
      <small id="orderReference-hint">{t('order.ownReferenceHint')}</small>
    </div>
  )
  if (!isFolded) return field
  const isBusiness = typed !== '' || Boolean(values['vatId'])
  return (
    <details className="fold" open={isBusiness}>
      <summary>{t('forms.business')}</summary>
      <div className="form">{field}</div>
    </details>
  )
}
