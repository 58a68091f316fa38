import { useState } from 'react'
import { parseLength } from '#shared/domain/metres.ts'
import type { BuyArticle } from '../ui/buy/article.ts'
import { BuyForm } from '../ui/buy/buy-form.tsx'
import { useBuyInPlace } from './buy-in-place.ts'
import { useValueBeforeHydration } from './value-before-hydration.ts'

type BuyProps = {
  readonly id: string
  readonly article: BuyArticle
  readonly units: number
  readonly remark: string | null
}

/** `text` is what stands in the field, if it was typed. */
type Chosen = { readonly units: number; readonly text?: string }

/** The buy form awake: sum and tier follow what is typed, and the purchase stays on the page. */
export function Buy({ id, article, units: first, remark }: BuyProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pieces, setPieces] = useState<string | null>(null)
  const before = useValueBeforeHydration(`${id}-quantity`)
  const piecesBefore = useValueBeforeHydration(`${id}-pieces`)
  const { buy, isBusy, SideCart, close } = useBuyInPlace()
  const typed = (text: string, units: number) => ({ units: unitsOf(article, text) ?? units, text })
  const shown: Chosen = chosen ?? (before === null ? { units: first } : typed(before, first))

  return (
    <>
      <BuyForm
        id={id}
        article={article}
        units={shown.units}
        remark={chosen ? null : remark}
        typed={shown.text}
        onType={(text) => setChosen(typed(text, shown.units))}
        onUnits={(units) => setChosen({ units })}
        pieces={pieces ?? piecesBefore ?? '1'}
        onPieces={setPieces}
        busy={isBusy}
        onSubmit={(form) => void buy(form)}
      />
      {SideCart && <SideCart onClose={close} />}
    </>
  )
}

/** What a figure would come to; null while it is none. The server says what it made of it. */
function unitsOf({ byMetre, rules }: BuyArticle, typed: string): number | null {
  const { min, step, max } = rules
  if (!byMetre) return /^\d{1,6}$/.test(typed.trim()) ? Math.max(min, Number(typed)) : null
  const limits = { minPurchase: min, purchaseSteps: step, maxPurchase: max }
  const parsed = parseLength(typed, { ...limits, stock: null, backorder: false })
  return parsed.ok ? parsed.value.units : null
}
