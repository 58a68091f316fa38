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

type SampleRowsProps = {
  readonly rows: readonly SampleRow[]
  /** The numbers in the tray. Their rows have no fields unless something was entered into them. */
  readonly collected: ReadonlySet<string>
}

/** The rows of samples: hidden ones for the tray, fields in a collapsible for other numbers. */
export function SampleRows({ rows, collected }: SampleRowsProps) {
  const { locale, t } = useMessages()
  const { samples } = useSettings()
  const isInTray = ({ number, color, comment, fieldErrors }: SampleRow) =>
    collected.has(number) && !color && !comment && Object.keys(fieldErrors).length === 0
  const all = Array.from({ length: samples.most }, (_, index) => ({
    ...(rows[index] ?? EMPTY),
    index: index + 1,
  }))
  const fields = all.filter((row) => !isInTray(row))
  return (
    <>
      {all.filter(isInTray).map(({ index, number }) => (
        <input key={index} type="hidden" name={`number.${index}`} value={number} />
      ))}
      {fields.length > 0 && (
        <details className="collapsible" open={fields.some(({ number }) => number !== '')}>
          <summary>{t('samples.further')}</summary>
          <div className="form">
            <p className="quiet">{t('samples.furtherNote', samplePrices(locale, samples))}</p>
            {fields.map((row) => (
              <Row key={row.index} {...row} isFirst={row === fields[0]} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

type RowProps = SampleRow & { readonly index: number; readonly isFirst: boolean }

function Row({ index, isFirst, number, color, comment, name, fieldErrors }: RowProps) {
  const { t } = useMessages()
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
