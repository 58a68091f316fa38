import { useContext, useEffect, useState, type ComponentType } from 'react'
import type { BuyArticle } from '../ui/buy/buy-box.ts'
import { unitsTyped } from '../ui/buy/parse-units.ts'
import { BuyForm } from '../ui/buy/buy-form.tsx'
import { useBuyInPlace } from './buy-in-place.ts'
import { useValueBeforeHydration } from './value-before-hydration.ts'
import { Language } from '#client/ui/messages/language-context.ts'
import { clothOf } from '../ui/cut-preview/cloth.ts'
import type { UnrolledCutProps } from '../ui/cut-preview/cut-preview.tsx'
import { formatLengthFigure } from '#shared/i18n/format.ts'

type BuyProps = {
  readonly id: string
  readonly article: BuyArticle
  readonly units: number
  readonly remark: string | null
}

/** `text` is the typed text of the field, if any. */
type Chosen = { readonly units: number; readonly text?: string }

/**
 * The hydrated buy form: sum and tier follow the typed quantity, and the purchase stays on the
 * page.
 */
export function Buy({ id, article, units: first, remark }: BuyProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pieces, setPieces] = useState<string | null>(null)
  const before = useValueBeforeHydration(`${id}-quantity`)
  const piecesBefore = useValueBeforeHydration(`${id}-pieces`)
  const { buy, isBusy, SideCart, close } = useBuyInPlace()
  const { unroll, UnrolledCut, cloth } = useUnrolled(article)
  // Whoever has the form in sight looks at the article.
  useEffect(
    () =>
      void import('../recently-viewed/enhance-recently-viewed.ts').then((part) =>
        part.followSeen(),
      ),
    [],
  )
  const typed = (text: string, units: number) => ({
    units: unitsTyped(article, text) ?? units,
    text,
  })
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
        onUnroll={() => void unroll(shown.units)}
      />
      {UnrolledCut && cloth && <UnrolledCut cloth={cloth} units={shown.units} />}
      {SideCart && <SideCart onClose={close} />}
    </>
  )
}

/**
 * Unrolls the cloth of an article below its buy form. The drawing comes with the first press; if it
 * does not arrive, the page that draws it is opened, as it is without script.
 */
function useUnrolled(article: BuyArticle) {
  const locale = useContext(Language)
  const [shown, setShown] = useState<{
    readonly UnrolledCut: ComponentType<UnrolledCutProps>
  } | null>(null)

  async function unroll(units: number) {
    try {
      const { UnrolledCut } = await import('./cut-preview/cut-preview-in-place.ts')
      setShown({ UnrolledCut })
    } catch {
      location.assign(`${article.unroll?.href}?quantity=${formatLengthFigure(locale, units)}`)
    }
  }
  return { unroll, UnrolledCut: shown?.UnrolledCut ?? null, cloth: clothOf(article) }
}
