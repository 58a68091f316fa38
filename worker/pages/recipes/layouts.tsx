import { ScrollArea } from '#client/ui/scroll-area.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import type { CalculatedRecipe, DrawnPiece } from '#shared/domain/planner/recipe.ts'
import { formatFigure, formatPlainNumber } from '#shared/i18n/format.ts'
import type { LocaleTexts } from '#shared/recipes/recipe.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import { LayoutDrawing } from './layout-drawing.tsx'
import type { RecipeLine } from './recipe-view.ts'

const CENTIMETRES_PER_TENTH = 10
/** A required length is always rounded up. */
const tenthsUp = (centimetres: number) => Math.ceil(centimetres / CENTIMETRES_PER_TENTH - 1e-9)

type LayoutsProps = {
  readonly calculated: CalculatedRecipe<LocaleTexts>
  readonly lines: readonly RecipeLine[]
}

/** The layout of the pieces on each cloth, and the list of cuts. */
export function Layouts({ calculated, lines }: LayoutsProps) {
  const { t } = useMessages()
  return (
    <section className="stack">
      <h2>{t('recipes.layouts')}</h2>
      <p className="quiet">{t('recipes.grain')}</p>
      {calculated.layouts.map((cloth) => (
        <Cloth key={cloth.article} cloth={cloth} lines={lines} />
      ))}
    </section>
  )
}

type ClothProps = {
  readonly cloth: CalculatedRecipe<LocaleTexts>['layouts'][number]
  readonly lines: readonly RecipeLine[]
}

function Cloth({ cloth: { article: product, width, layout }, lines }: ClothProps) {
  const { locale, t } = useMessages()
  const line = lines.find(({ item }) => item.article === product)
  const name = line?.product
    ? readableName(line.product.name)
    : t('planner.number', { number: product })
  const heading = t('recipes.layoutOf', { name, width: formatPlainNumber(locale, width) })
  if (!layout.ok) {
    const isWide = layout.error.kind === 'wider-than-roll'
    return (
      <section className="stack">
        <h3 className="h4">{heading}</h3>
        <Notice tone="bad">{t(isWide ? 'recipes.tooWide' : 'recipes.tooLong')}</Notice>
      </section>
    )
  }
  const bought = (line?.quantity ?? 0) / UNITS_PER_METRE
  return (
    <section className="stack cloth-part">
      <h3 className="h4">{heading}</h3>
      <ScrollArea label={heading}>
        <LayoutDrawing width={width} layout={layout.value} />
      </ScrollArea>
      <p>
        {t('recipes.used', {
          used: formatFigure(locale, tenthsUp(layout.value.length) / UNITS_PER_METRE),
          bought: formatFigure(locale, bought),
        })}
      </p>
      <CutList pieces={layout.value.pieces} />
    </section>
  )
}

function CutList({ pieces }: { readonly pieces: readonly DrawnPiece<LocaleTexts>[] }) {
  const { locale, t } = useMessages()
  const byName = new Map<string, DrawnPiece<LocaleTexts>[]>()
  for (const piece of pieces)
    byName.set(piece.label[locale], [...(byName.get(piece.label[locale]) ?? []), piece])
  const centimetres = (value: number) => formatPlainNumber(locale, Math.round(value * 10) / 10)
  return (
    <ScrollArea label={t('recipes.pieces')}>
      <table className="data">
        <caption>{t('recipes.pieces')}</caption>
        <ColumnHeads
          columns={[
            { label: t('recipes.piece') },
            { label: t('recipes.count'), className: 'r' },
            { label: t('recipes.size'), className: 'r' },
          ]}
        />
        <tbody>
          {[...byName].map(([name, same]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="r">{same.length}</td>
              <td className="r">
                {centimetres(same[0]?.width ?? 0)} × {centimetres(same[0]?.length ?? 0)} cm
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
