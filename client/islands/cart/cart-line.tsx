import { useContext, type FormEvent, useState } from 'react'
import { postCart, useCart } from '#client/stores/cart.ts'
import { Notice } from '#client/ui/notice.tsx'
import { QuantityEntry } from '#client/ui/quantity-entry.tsx'
import { formatLengthFigure } from '#shared/i18n/format.ts'
import type { CartLineView } from '#shared/schemas/forms/cart-view.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import { unitPriceOf } from './unit-price.ts'
import { CartLinksContext } from './links.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CartMessages } from '../messages/de/cart.ts'
import { useValueBeforeHydration } from '../value-before-hydration.ts'

type CartLineProps = {
  readonly line: CartLineView
  readonly onRemove: (line: CartLineView) => void
  readonly isHydrated: boolean
}

/** A line of the cart: product, quantity and price. */
export function CartLine({ line, onRemove, isHydrated }: CartLineProps) {
  const { locale, t } = usePartMessages<CartMessages>()
  const links = useContext(CartLinksContext)
  const isBusy = useCart((state) => state.isBusy)
  const inputId = `quantity-${line.id}`
  const [draft, setInput] = useLineFigure(line, inputId)

  const change = links.change
  const isMetre = line.soldBy === 'm'
  const rules = { ...line, isMetre }
  const entered = readQuantity(draft, rules)
  const units = entered.ok ? entered.value.units : line.units
  const nameId = `line-${line.id}`

  function send(figure: string) {
    setInput(figure)
    if ((figure === line.figure && !isBusy) || !readQuantity(figure, rules).ok) return
    void postCart(line.id, change, { id: line.id, [isMetre ? 'metres' : 'quantity']: figure })
  }
  function step(next: number) {
    send(isMetre ? formatLengthFigure(locale, next) : String(next))
  }
  function submitInPlace(event: FormEvent) {
    event.preventDefault()
    send(draft)
  }
  return (
    <li className="line">
      <LinePicture line={line} />
      <div className="stack tightly">
        <h3 id={nameId}>{line.url ? <a href={line.url}>{line.name}</a> : line.name}</h3>
        <p className="meta">
          {line.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <form className="amount" method="post" action={change} onSubmit={submitInPlace}>
        <input type="hidden" name="id" value={line.id} />
        {/* Enter presses the first button of a form; without this one it would reduce the
            quantity. */}
        <button hidden>{t('cart.update')}</button>
        <div onBlur={isHydrated ? () => send(draft) : undefined}>
          <QuantityEntry
            id={inputId}
            size="small"
            soldBy={line.soldBy}
            rules={line}
            units={units}
            describedBy={nameId}
            input={draft}
            onType={setInput}
            onStep={isHydrated ? step : undefined}
          />
        </div>
        <p className="total" aria-busy={isBusy}>
          {line.total}
          <small>{unitPriceOf(line)}</small>
        </p>
        <button
          className="drop-it"
          formAction={links.remove}
          aria-label={t('cart.removeName', { name: line.name })}
          onClick={(event) => {
            event.preventDefault()
            onRemove(line)
          }}
        >
          {t('cart.remove')}
        </button>
      </form>
      {!entered.ok && (
        <Notice tone="bad" slim>
          {t(`quantityErrors.${entered.error}`)}
        </Notice>
      )}
      {line.remarks.map(({ tone, text }) => (
        <Notice key={text} tone={tone} slim>
          {text}
        </Notice>
      ))}
    </li>
  )
}

function LinePicture({ line: { url, picture } }: { readonly line: CartLineView }) {
  const image = picture && <img src={picture} alt="" width="104" height="104" loading="lazy" />
  if (!url) return <span className="pic">{image}</span>
  return (
    <a className="pic" href={url} tabIndex={-1} aria-hidden="true">
      {image}
    </a>
  )
}

/**
 * The quantity in a line's field. An input belongs to the line it was entered for: the next
 * response brings a new line with the valid quantity.
 */
function useLineFigure(line: CartLineView, inputId: string) {
  const [first] = useState(line)
  const [edit, setEdit] = useState<{ readonly line: CartLineView; readonly text: string }>()
  const before = useValueBeforeHydration(inputId)
  const inputBefore = !edit && line === first ? before : null
  const text = edit?.line === line ? edit.text : (inputBefore ?? line.figure)
  return [text, (input: string) => setEdit({ line, text: input })] as const
}
