import { readableName } from '#shared/i18n/product-name.ts'
import { TextField } from '#client/ui/field.tsx'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'
import { samplePrices } from './sample-prices.ts'

/** One row of the form: its values and its errors. */
export type SampleRow = {
  readonly number: string
  readonly color: string
  readonly comment: string
  /** The name of the product if its number is known. */
  readonly name: string | null
  readonly fieldErrors: Partial<Record<'number' | 'color' | 'comment', string>>
}

const EMPTY: SampleRow = { number: '', color: '', comment: '', name: null, fieldErrors: {} }

/** The number of rows outside the collapsible: filled rows and one empty one. */
const firstRows = (filled: number, usual: number) =>
  Math.min(Math.max(filled + 1, 2), Math.max(usual, 1))

/** The rows of samples. Rows beyond the usual number are in a collapsible. */
export function SampleRows({ rows }: { readonly rows: readonly SampleRow[] }) {
  const { locale, t } = useMessages()
  const { samples } = useSettings()
  const all = Array.from({ length: samples.most }, (_, index) => rows[index] ?? EMPTY)
  const seen = firstRows(rows.length, samples.free)
  const row = (sample: SampleRow, index: number) => (
    <Row key={index} {...sample} index={index + 1} />
  )
  return (
    <>
      <h2>{t('samples.which')}</h2>
      {all.slice(0, seen).map(row)}
      <details className="collapsible" open={rows.length > seen}>
        <summary>{t('samples.further')}</summary>
        <div className="form">
          <p className="quiet">{t('samples.furtherNote', samplePrices(locale, samples))}</p>
          {all.slice(seen).map((sample, index) => row(sample, seen + index))}
        </div>
      </details>
    </>
  )
}

function Row({ index, number, color, comment, name, fieldErrors }: SampleRow & { index: number }) {
  const { t } = useMessages()
  const isFirst = index === 1
  const optional = t('forms.optional')
  return (
    <>
      <TextField
        className="w4"
        id={`number-${index}`}
        name={`number.${index}`}
        label={t('samples.number', { index })}
        autoComplete="off"
        defaultValue={number}
        hint={(name && readableName(name)) ?? (isFirst ? t('samples.numberHint') : undefined)}
        error={fieldErrors.number}
      />
      <TextField
        className="w4"
        id={`color-${index}`}
        name={`color.${index}`}
        label={t('samples.color')}
        optional={optional}
        autoComplete="off"
        defaultValue={color}
        hint={isFirst ? t('samples.colorHint') : undefined}
        error={fieldErrors.color}
      />
      <TextField
        className="w4"
        id={`comment-${index}`}
        name={`comment.${index}`}
        label={t('samples.comment')}
        optional={optional}
        autoComplete="off"
        defaultValue={comment}
        error={fieldErrors.comment}
      />
    </>
  )
}
