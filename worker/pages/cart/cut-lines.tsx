import { formatLength, formatLengthFigure } from '#shared/i18n/format.ts'
import { formatPieces } from '#shared/i18n/pieces.ts'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/**
 * Lines of cloth with forms to change their cut pieces. They are plain forms, because the cart's
 * island supports only lengths.
 */
export function CutLines({ lines }: { readonly lines: readonly LineItem[] }) {
  const { t } = useMessages()
  const cloth = lines.filter(({ payload }) => payload.ripstop_cuts.length > 0)
  if (cloth.length === 0) return null
  return (
    <details className="collapsible stack narrow">
      <summary>{t('cartLines.cutTitle')}</summary>
      <p>{t('cartLines.cutLead')}</p>
      {cloth.map((line) => (
        <CutForm key={line.id} line={line} />
      ))}
    </details>
  )
}

function CutForm({ line: { id, label, quantity, payload } }: { readonly line: LineItem }) {
  const { locale, t } = useMessages()
  const cuts = payload.ripstop_cuts
  const [first = quantity] = cuts
  const isEven = cuts.every((piece) => piece === first)
  const inputId = `cut-${id}`
  const now =
    cuts.length > 1
      ? formatPieces(locale, cuts)
      : t('cartLines.onePiece', { length: formatLength(locale, quantity) })
  return (
    <form method="post" action={urls.action(locale, 'cartChange')}>
      <fieldset className="stack tightly">
        <legend>
          {label}, {t('cartLines.cutNow', { pieces: now })}
        </legend>
        <input type="hidden" name="id" value={id} />
        <div className="row">
          <CutInput
            id={`${inputId}-pieces`}
            name="pieces"
            label={t('cartLines.cutCount')}
            inputMode="numeric"
            value={isEven ? cuts.length : 1}
          />
          <CutInput
            id={`${inputId}-length`}
            name="each"
            label={t('cartLines.cutLength')}
            inputMode="decimal"
            value={formatLengthFigure(locale, isEven ? first : quantity)}
          />
          <button className="btn">{t('cartLines.cutSave')}</button>
        </div>
      </fieldset>
    </form>
  )
}

type CutInputProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly inputMode: 'numeric' | 'decimal'
  readonly value: number | string
}

function CutInput({ id, name, label, inputMode, value }: CutInputProps) {
  return (
    <span className="row nowrap">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        size={4}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        defaultValue={value}
      />
    </span>
  )
}
