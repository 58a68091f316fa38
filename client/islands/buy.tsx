import { useState } from 'react'
import { parseLength } from '#shared/domain/metres.ts'
import type { BuyArticle } from '../ui/buy/article.ts'
import { BuyForm } from '../ui/buy/buy-form.tsx'

type BuyProps = {
  readonly id: string
  readonly article: BuyArticle
  readonly units: number
  readonly remark: string | null
}

/** The buy form awake: sum and tier follow what is typed, less and more work in place. */
export function Buy({ id, article, units: first, remark }: BuyProps) {
  const [units, setUnits] = useState(first)
  const [typed, setTyped] = useState<string>()
  const [untouched, setUntouched] = useState(true)

  function choose(wanted: number, text?: string) {
    setUnits(wanted)
    setTyped(text)
    setUntouched(false)
  }

  return (
    <BuyForm
      id={id}
      article={article}
      units={units}
      remark={untouched ? remark : null}
      typed={typed}
      onType={(text) => choose(unitsOf(article, text) ?? units, text)}
      onUnits={(wanted) => choose(wanted)}
    />
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
