import type { BuyBox } from '#client/ui/buy/buy-box.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { Tiers } from '#client/ui/price/tiers.tsx'
import { Buy } from '#client/islands/buy.tsx'
import { Island } from '#client/islands/island.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'
import type { InitialQuantity } from './initial-quantity.ts'

type PurchaseProps = {
  readonly product: Product
  readonly buyBox: BuyBox
  readonly asked: InitialQuantity
}

/** The buy form. An unavailable product shows its price and the reason. */
export function Purchase({ product, buyBox, asked: requested }: PurchaseProps) {
  const { t } = useMessages()
  const refusal = refusalOf(product, buyBox)
  if (!refusal)
    return (
      <Island
        name="buy"
        id="buy"
        component={Buy}
        props={{ product: buyBox, ...requested }}
        hydrate="visible"
      />
    )
  return (
    <>
      <div className="cq">
        <div className="row between price-row">
          <Price price={buyBox.price} reduction={buyBox.reduction} big />
          <TaxNote />
        </div>
        <Tiers tiers={buyBox.tiers} soldBy={buyBox.soldBy} units={buyBox.rules.min} />
      </div>
      <Notice tone="warn">
        <b>{t(`product.${refusal}Title`)}</b> {t(`product.${refusal}Text`)}
      </Notice>
    </>
  )
}

function refusalOf({ customFields: facts }: Product, { rules }: BuyBox) {
  if (facts.ripstop_test_article) return 'test'
  if (facts.ripstop_availability?.state === 'soldOut') return 'soldOut'
  if (!facts.ripstop_orderable) return 'outOfStock'
  return rules.max !== null && rules.max < rules.min ? 'rest' : null
}
