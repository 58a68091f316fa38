import { useState } from 'react'
import type { BuyBox } from '#client/ui/buy/buy-box.ts'
import { parseUnits } from '#client/ui/buy/parse-units.ts'
import { CutPreviewForm } from '#client/ui/cut-preview/cut-preview-form.tsx'
import { useValueBeforeHydration } from '../value-before-hydration.ts'

type CutPreviewIslandProps = {
  readonly id: string
  readonly product: BuyBox
  readonly units: number
  readonly notice: string | null
}

/** The hydrated cut preview: the cloth follows the entered length. */
export function CutPreviewIsland({ id, product, units: first, notice }: CutPreviewIslandProps) {
  const before = useValueBeforeHydration(`${id}-length`)
  const [chosen, setChosen] = useState<{ readonly input: string; readonly units: number } | null>(
    null,
  )
  const input = chosen?.input ?? before
  const units = chosen?.units ?? (before === null ? first : (parseUnits(product, before) ?? first))
  return (
    <CutPreviewForm
      {...{ id, product, units }}
      notice={chosen ? null : notice}
      input={input ?? undefined}
      onType={(text) => setChosen({ input: text, units: parseUnits(product, text) ?? units })}
    />
  )
}
