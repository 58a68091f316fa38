import { useContext, useEffect, useState, type ComponentType } from 'react'
import type { BuyBox } from '../ui/buy/buy-box.ts'
import { parseUnits } from '../ui/buy/parse-units.ts'
import { BuyForm } from '../ui/buy/buy-form.tsx'
import { useBuyInPlace } from './buy-in-place.ts'
import { useValueBeforeHydration } from './value-before-hydration.ts'
import { Language } from '#client/ui/messages/language-context.ts'
import { clothOf } from '../ui/cut-preview/cloth.ts'
import type { CutPreviewProps } from '../ui/cut-preview/cut-preview.tsx'
import { formatLengthFigure } from '#shared/i18n/format.ts'

type BuyProps = {
  readonly id: string
  readonly product: BuyBox
  readonly units: number
  readonly notice: string | null
}

/** `text` is the text in the field, if any. */
type Chosen = { readonly units: number; readonly text?: string }

/**
 * The hydrated buy form: sum and tier follow the quantity, and adding to the cart stays on the
 * page.
 */
export function Buy({ id, product, units: first, notice }: BuyProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pieces, setPieces] = useState<string | null>(null)
  const before = useValueBeforeHydration(`${id}-quantity`)
  const piecesBefore = useValueBeforeHydration(`${id}-pieces`)
  const { buy, isBusy, SideCart, close } = useBuyInPlace()
  const { cutPreview, CutPreview, cloth } = useCutPreview(product)
  // A visible buy form counts as a view of the product.
  useEffect(
    () =>
      void import('../recently-viewed/enhance-recently-viewed.ts').then((part) =>
        part.enhanceRecentlyViewed(),
      ),
    [],
  )
  const input = (text: string, units: number) => ({
    units: parseUnits(product, text) ?? units,
    text,
  })
  const shown: Chosen = chosen ?? (before === null ? { units: first } : input(before, first))

  return (
    <>
      <BuyForm
        id={id}
        product={product}
        units={shown.units}
        notice={chosen ? null : notice}
        input={shown.text}
        onType={(text) => setChosen(input(text, shown.units))}
        onUnits={(units) => setChosen({ units })}
        pieces={pieces ?? piecesBefore ?? '1'}
        onPieces={setPieces}
        busy={isBusy}
        onSubmit={(form) => void buy(form)}
        onCutPreview={() => void cutPreview(shown.units)}
      />
      {CutPreview && cloth && <CutPreview cloth={cloth} units={shown.units} />}
      {SideCart && <SideCart onClose={close} />}
    </>
  )
}

/**
 * Shows the cut preview of a cloth below its buy form. The first press loads the drawing; if that
 * fails, the page of the cut preview opens, as without script.
 */
function useCutPreview(product: BuyBox) {
  const locale = useContext(Language)
  const [shown, setShown] = useState<{
    readonly CutPreview: ComponentType<CutPreviewProps>
  } | null>(null)

  async function cutPreview(units: number) {
    try {
      const { CutPreview } = await import('./cut-preview/cut-preview-in-place.ts')
      setShown({ CutPreview })
    } catch {
      location.assign(`${product.cutPreview?.href}?quantity=${formatLengthFigure(locale, units)}`)
    }
  }
  return { cutPreview, CutPreview: shown?.CutPreview ?? null, cloth: clothOf(product) }
}
