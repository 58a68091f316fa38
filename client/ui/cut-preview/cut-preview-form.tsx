import { formatLength, formatLengthFigure } from '#shared/i18n/format.ts'
import type { BuyArticle } from '../buy/buy-box.ts'
import { Icon } from '../icon.tsx'
import { Notice } from '../notice.tsx'
import { clothOf } from './cloth.ts'
import { UnrolledCut } from './cut-preview.tsx'
import { useWordsOf, type UnrollWords } from '../messages/messages.ts'

type UnrollFormProps = {
  readonly id: string
  readonly article: BuyArticle
  readonly units: number
  /** The remark about a length that cannot be ordered as it is. */
  readonly remark: string | null
  /** With script: what stands in the field, and what happens as somebody types. */
  readonly typed?: string | undefined
  readonly onType?: (typed: string) => void
}

/** The length, and the links to draw and to buy it: two plain forms. */
export function UnrollForm({ id, article, units, remark, typed, onType }: UnrollFormProps) {
  const { locale, t } = useWordsOf<UnrollWords>()
  const cloth = clothOf(article)
  const figure = formatLengthFigure(locale, units)
  const value = onType ? { value: typed ?? figure } : { defaultValue: figure }
  return (
    <div className="stack">
      <form className="row unroll-length" method="get" action={article.unroll?.href}>
        <label htmlFor={`${id}-length`}>{t('unroll.length')}</label>
        <input
          id={`${id}-length`}
          className="in"
          name="quantity"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          onChange={onType && ((event) => onType(event.currentTarget.value))}
          {...value}
        />
        <button className="btn ink">{t('catalogue.unroll')}</button>
      </form>
      <output htmlFor={`${id}-length`}>{remark && <Notice>{remark}</Notice>}</output>
      {cloth && <UnrolledCut cloth={cloth} units={units} />}
      <form className="row no-print" method="post" action={article.action}>
        <input type="hidden" name="productId" value={article.productId} />
        <input type="hidden" name="min" value={article.rules.min} />
        <input type="hidden" name="step" value={article.rules.step} />
        <input type="hidden" name="metres" value={figure} />
        <button className="btn go">
          <Icon name="cart" />
          {t('unroll.buy', { length: formatLength(locale, units) })}
        </button>
        <a className="btn" href={`${article.path}?quantity=${figure}`} rel="nofollow">
          {t('unroll.toArticle')}
        </a>
      </form>
    </div>
  )
}
