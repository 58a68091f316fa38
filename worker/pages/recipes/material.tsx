import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { productHref } from '#client/ui/product-href.ts'
import { Icon } from '#client/ui/icon.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'
import { urls } from '#shared/urls.ts'
import { useHas } from '../use-settings.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import type { RecipeLine } from './recipe-view.ts'

type MaterialProps = {
  readonly recipe: Recipe
  readonly lines: readonly RecipeLine[]
  readonly dimensions: Readonly<Record<string, number>>
}

/** The materials with purpose and formula, and buttons to add them to a project or the cart. */
export function Material({ recipe, lines, dimensions }: MaterialProps) {
  const { locale, t } = useMessages()
  return (
    <form method="post" action={urls.recipe(locale, recipe.slug[locale])} className="stack">
      {Object.entries(dimensions).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <table className="bom wide plan">
        <caption className="vh">{t('recipes.material')}</caption>
        <ColumnHeads
          columns={[
            { label: t('planner.product'), span: 2 },
            { label: t('recipes.materialWhy') },
            { label: t('planner.quantity'), className: 'r' },
            { label: t('recipes.boughtWeight'), className: 'r' },
            { label: t('recipes.finishedWeight'), className: 'r' },
            { label: t('planner.sum'), className: 'r' },
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <MaterialLine key={line.item.article} line={line} />
          ))}
        </tbody>
      </table>
      <p className="row">
        {useHas('planner') && (
          <a
            className="btn"
            href={urls.planAdd(locale, sourceOf(recipe, dimensions))}
            rel="nofollow"
          >
            {t('recipes.toProject')}
          </a>
        )}
        <button className="btn go" name="do" value="cart">
          <Icon name="cart" />
          {t('recipes.toCart')}
        </button>
      </p>
    </form>
  )
}

/** The query that names a recipe and its dimensions for a project. */
function sourceOf(recipe: Recipe, dimensions: Readonly<Record<string, number>>) {
  const sizes = Object.entries(dimensions).map(([name, value]) => [name, String(value)] as const)
  return { recipe: recipe.key, ...Object.fromEntries(sizes) }
}

function MaterialLine({ line }: { readonly line: RecipeLine }) {
  const { locale, t } = useMessages()
  const { item, product, quantity, cents } = line
  const grams = (figure: number) =>
    t('planner.grams', { grams: formatNumber(locale, Math.round(figure)) })
  return (
    <tr className={product ? undefined : 'gone'}>
      <td>
        <ProductPicture media={product?.cover?.media} alt="" size={48} />
      </td>
      <td className="art">
        {product ? (
          <>
            <a href={productHref(locale, product)}>{withSoftHyphens(readableName(product.name))}</a>
            <span className="note">{t('planner.number', { number: product.productNumber })}</span>
          </>
        ) : (
          t('recipes.missing', { number: item.article })
        )}
      </td>
      <td className="art">
        {withSoftHyphens(item.words[locale])}
        <span className="note">
          <code>{item.expr}</code>
        </span>
      </td>
      <td className="r qty">{formatQuantity({ locale, t }, item.unit, quantity)}</td>
      <td className="r hide">{grams(line.boughtGrams)}</td>
      <td className="r hide">{grams(line.finishedGrams)}</td>
      <td className="r">{cents !== null && <b>{formatMoney(locale, cents)}</b>}</td>
    </tr>
  )
}
