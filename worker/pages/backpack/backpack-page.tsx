import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TaxNote } from '#client/ui/price/price.tsx'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Front } from '../home/drawing/front.tsx'
import { Ball } from '../home/ball.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { TitleBlock } from '../title-block.tsx'
import { useMessages } from '../use-messages.ts'
import { packFields, packHref, type PackChoice } from './pack-choice.ts'
import type { PackLine } from './pack-line.ts'
import { PackList } from './pack-list.tsx'
import { PartChoice } from './part-choice.tsx'

type BackpackPageProps = {
  readonly choice: PackChoice
  readonly lines: readonly PackLine[]
  /** By product number: the chosen parts, and the choices for the open position. */
  readonly products: ReadonlyMap<string, Product>
  readonly notices: readonly PageNotice[]
}

/** The backpack of the home page's drawing with the chosen parts. It prints on one sheet. */
export function BackpackPage({ choice, lines, products, notices }: BackpackPageProps) {
  const { locale, t } = useMessages()
  const grams = lines.reduce((sum, line) => sum + line.grams, 0)
  const cents = lines.reduce((sum, line) => sum + line.cents, 0)
  const colours = new Map(
    lines.flatMap(({ part, product }) => {
      const hex = product?.customFields.ripstop_shade?.hex
      return hex ? [[part.position, hex] as const] : []
    }),
  )
  const cells = [
    [t('backpack.volume'), t('backpack.volumeValue')],
    [t('backpack.weight'), t('planner.grams', { grams: formatNumber(locale, Math.round(grams)) })],
    [t('backpack.material'), formatMoney(locale, cents)],
  ] as const
  return (
    <div className="wrap stack backpack">
      <Breadcrumbs crumbs={[{ name: t('backpack.title') }]} />
      <div className="title-row">
        <h1>{withSoftHyphens(t('backpack.title'))}</h1>
        <p className="lead no-print">{t('backpack.lead')}</p>
      </div>
      <PageNotices notices={notices} />
      <div className="bench">
        <div className="drawing">
          <Front label={t('backpack.drawing')} colours={colours}>
            {lines.map(({ part }) => (
              <Ball
                key={part.position}
                part={part}
                href={packHref(locale, choice, { open: part.position })}
                label={t('backpack.chooseAt', {
                  position: part.position,
                  name: part.name[locale],
                })}
                isOn={part.position === choice.open}
              />
            ))}
          </Front>
          <TitleBlock cells={cells} />
        </div>
        <PartChoice choice={choice} products={products} />
      </div>
      <form className="stack" method="post" action={urls.page(locale, 'backpack')}>
        {packFields(choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <h2>{t('backpack.list')}</h2>
        <PackList {...{ choice, lines, cents, grams }} />
        <TaxNote />
        <p className="row">
          <button className="btn go">
            <Icon name="cart" />
            {t('backpack.toCart')}
          </button>
        </p>
        <p className="hint no-print">
          {t('backpack.print')} <a href={urls.page(locale, 'planner')}>{t('backpack.sewing')}</a>
        </p>
      </form>
    </div>
  )
}
