import { useContext, useState, type ComponentType } from 'react'
import { Language } from '#client/ui/words/language-context.ts'
import type { BuyArticle } from '../ui/buy/article.ts'
import { clothOf } from '../ui/unroll/cloth.ts'
import type { UnrolledCutProps } from '../ui/unroll/unrolled-cut.tsx'
import { formatLengthFigure } from '#shared/i18n/format.ts'

/**
 * Unrolls the cloth of an article below its buy form. The drawing comes with the first press; if it
 * does not arrive, the page that draws it is opened, as it is without script.
 */
export function useUnrolled(article: BuyArticle) {
  const locale = useContext(Language)
  const [shown, setShown] = useState<{
    readonly UnrolledCut: ComponentType<UnrolledCutProps>
  } | null>(null)

  async function unroll(units: number) {
    try {
      const { UnrolledCut } = await import('./unroll/unrolled-in-place.ts')
      setShown({ UnrolledCut })
    } catch {
      location.assign(`${article.unroll?.href}?quantity=${formatLengthFigure(locale, units)}`)
    }
  }
  return { unroll, UnrolledCut: shown?.UnrolledCut ?? null, cloth: clothOf(article) }
}
