import type { CartAddress, CartContext } from '#shared/domain/cart/cart-context.ts'
import { EURO_ROUNDING } from '#shared/domain/rounding.ts'
import { hexId, type AddressId } from '#shared/domain/ids.ts'
import type { PromotionFacts } from '#shared/domain/promotion.ts'
import type { ShippingKind } from '#shared/domain/delivery/shipping.ts'
import { taxCountry, taxRatesFor, taxState } from '#shared/domain/tax/tax-state.ts'
import { STANDARD_GROUP } from '#worker/backend/customers/customer-group.ts'
import type { ShopCountry } from '../channel/places.ts'
import type { ShopperContext } from './shopper-context.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

/**
 * The shopper context for the calculation of a cart, taxed for the chosen delivery unless another
 * is given. It contains no promotions: they apply to the cart itself, not to the price of another
 * delivery.
 */
export function cartContextOf(
  context: ShopperContext,
  delivery: ShippingKind | null = chosenDelivery(context),
): CartContext {
  const { customer, country, settings, shippingMethods, paymentMethods } = context
  return {
    ...taxOf(context, delivery),
    country: country.iso,
    buyer: {
      account: customer && !customer.guest ? 'registered' : 'guest',
      type: customer?.accountType ?? 'private',
    },
    shippingMethodId: existing(shippingMethods, settings.shippingMethodId),
    paymentMethodId: existing(paymentMethods, settings.paymentMethodId),
    shippingMethods,
    paymentMethods,
    promotions: [],
    promotionFacts: NO_FACTS,
    shippingAddress:
      context.shippingAddress && cartAddress(context.shippingAddress, context, isDelivered),
    billingAddress:
      context.billingAddress &&
      cartAddress(context.billingAddress, context, ({ active }) => active),
    blockedCountry: isDelivered(country) ? null : country.name,
    itemRounding: EURO_ROUNDING,
    totalRounding: EURO_ROUNDING,
  }
}

const NO_FACTS: PromotionFacts = { today: '', group: STANDARD_GROUP, hasOrdered: false }

/** The chosen id; null if its method no longer exists. */
function existing<Id extends string>(
  methods: readonly { readonly id: Id }[],
  chosen: string | null,
): Id | null {
  return methods.find(({ id }) => id === chosen)?.id ?? null
}

/** The kind of the chosen shipping method; null before one is chosen. */
export function chosenDelivery({ settings, shippingMethods }: ShopperContext): ShippingKind | null {
  return shippingMethods.find(({ id }) => id === settings.shippingMethodId)?.kind ?? null
}

/** Tax state and tax rates of this buyer for this delivery method. */
export function taxOf(context: ShopperContext, delivery: ShippingKind | null) {
  const { country, shopSettings } = context
  const { homeCountry } = shopSettings
  const sale = { shippingCountry: country.iso, homeCountry, delivery }
  return {
    taxState: taxState({
      ...sale,
      ...taxedBuyer(context),
    }),
    taxRates: taxRatesFor(taxCountry(sale), shopSettings),
  }
}

/**
 * The buyer for the tax rules. A VAT id in the session counts only without a customer. With a
 * customer only the customer's ids count.
 */
function taxedBuyer({ customer, settings, refusedVatIds }: ShopperContext) {
  const input = settings.vatId === null ? [] : [settings.vatId]
  const vatIds = customer?.vatIds ?? input
  return {
    buyerType: customer?.accountType ?? (input.length > 0 ? 'business' : 'private'),
    vatIds: vatIds.some((vatId) => refusedVatIds.has(vatId)) ? [] : vatIds,
    readsNet: customer?.account?.group.netPrices ?? false,
  } as const
}

const isDelivered = ({ active, shippingAvailable }: ShopCountry) => active && shippingAvailable

function cartAddress(
  address: CustomerAddress,
  { countries }: ShopperContext,
  isAllowed: (country: ShopCountry) => boolean,
): CartAddress {
  const country = countries.find(({ id }) => id === address.countryId)
  return {
    id: hexId<AddressId>(address.id),
    countryName: country?.name ?? '',
    countryAllowed: country !== undefined && isAllowed(country),
    salutationMissing: address.salutationId === null,
    // No country of this shop requires a region.
    regionMissing: false,
  }
}
