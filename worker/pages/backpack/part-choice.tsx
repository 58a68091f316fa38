import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { Swatch } from '#client/ui/swatch.tsx'
import { formatPriceWithUnit } from '#client/ui/price/format-price.ts'
import { toDisplayPrice } from '#client/ui/price/prices.ts'
import { formatProductName } from '#shared/i18n/product-name.ts'
import { PACK_POSITIONS } from '#shared/recipes/pack-parts.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { PARTS } from '../home/parts.ts'
import { useMessages } from '../use-messages.ts'
import { packHref, type PackChoice } from './pack-choice.ts'

type PartChoiceProps = {
  readonly choice: PackChoice
  readonly products: ReadonlyMap<string, Product>
}

/** Links to the choices for the open position: each kind with its colours. */
export function PartChoice({ choice, products }: PartChoiceProps) {
  const { locale, t } = useMessages()
  const { open } = choice
  const part = PARTS.find(({ position }) => position === open)
  const kinds = PACK_POSITIONS.find(({ position }) => position === open)?.kinds ?? []
  return (
    <section className="stack choose no-print" id="choose">
      <h2>{t('backpack.choose', { position: open, name: part?.name[locale] ?? '' })}</h2>
      {kinds.map((numbers) => (
        <Kind
          key={numbers[0]}
          choice={choice}
          products={numbers.flatMap((number) => products.get(number) ?? [])}
        />
      ))}
    </section>
  )
}

type KindProps = { readonly choice: PackChoice; readonly products: readonly Product[] }

function Kind({ choice, products }: KindProps) {
  const { locale, t } = useMessages()
  const chosen = choice.chosen.get(choice.open)
  const shown = products.find(({ productNumber }) => productNumber === chosen) ?? products[0]
  if (!shown) return null
  const { title, figures } = formatProductName(shown.name)
  const isChosen = shown.productNumber === chosen
  const href = packHref(locale, choice, { part: shown.productNumber })
  return (
    <article className={isChosen ? 'kind on' : 'kind'}>
      <ProductPicture media={shown.cover?.media} alt="" size={72} />
      <div>
        <h3>
          <a href={href} rel="nofollow" aria-current={isChosen || undefined}>
            {withSoftHyphens(title)}
          </a>
        </h3>
        <p className="quiet">
          {[figures, formatPriceWithUnit(locale, toDisplayPrice(shown, shown.calculatedPrice))]
            .filter(Boolean)
            .join(', ')}
        </p>
        {products.length > 1 && (
          <ul className="hues-row">
            {products.map((product) => (
              <Hue
                key={product.id}
                {...{ choice, product }}
                isOn={product.productNumber === chosen}
              />
            ))}
          </ul>
        )}
      </div>
      {isChosen && <span className="vh">{t('backpack.chosen')}</span>}
    </article>
  )
}

type HueProps = {
  readonly choice: PackChoice
  readonly product: Product
  readonly isOn: boolean
}

function Hue({ choice, product, isOn }: HueProps) {
  const { locale, t } = useMessages()
  const shade = product.customFields.ripstop_shade
  if (!shade) return null
  const { title: name } = formatProductName(product.name)
  return (
    <li>
      <a
        className="hue"
        href={packHref(locale, choice, { part: product.productNumber })}
        rel="nofollow"
        aria-current={isOn || undefined}
        title={shade.name}
      >
        <Swatch hex={shade.hex} />
        <span className="vh">{t('backpack.colourOf', { name, colour: shade.name })}</span>
      </a>
    </li>
  )
}
