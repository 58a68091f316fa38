import { useState } from 'react'
import type { BuyArticle } from '#client/ui/buy/buy-box.ts'
import { unitsTyped } from '#client/ui/buy/parse-units.ts'
import { UnrollForm } from '#client/ui/cut-preview/cut-preview-form.tsx'
import { useValueBeforeHydration } from '../value-before-hydration.ts'

type UnrollProps = {
  readonly id: string
  readonly article: BuyArticle
  readonly units: number
  readonly remark: string | null
}

/** The hydrated page of an unrolled cut: the cloth follows the typed length. */
export function Unroll({ id, article, units: first, remark }: UnrollProps) {
  const before = useValueBeforeHydration(`${id}-length`)
  const [chosen, setChosen] = useState<{ readonly typed: string; readonly units: number } | null>(
    null,
  )
  const typed = chosen?.typed ?? before
  const units = chosen?.units ?? (before === null ? first : (unitsTyped(article, before) ?? first))
  return (
    <UnrollForm
      {...{ id, article, units }}
      remark={chosen ? null : remark}
      typed={typed ?? undefined}
      onType={(text) => setChosen({ typed: text, units: unitsTyped(article, text) ?? units })}
    />
  )
}
