import type { ProductCustomFields } from '#shared/schemas/store-api/custom-fields.ts'
import { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import type { z } from '#shared/schemas/zod.ts'
import { idFrom } from './ids.ts'

type ProductInput = z.input<typeof DetailedProduct>
type Facts = z.input<typeof ProductCustomFields>

/** A tier on the wire: a decimal price, and the last quantity it applies to. */
export function aTier(unitPrice: number, quantity: number) {
  return { unitPrice, totalPrice: unitPrice, quantity }
}

/** The Store API response for a buckle at 2.50 €, in stock. */
export function aStoreProduct(
  changes: Partial<Omit<ProductInput, 'customFields'>> = {},
  facts: Facts = {},
): DetailedProduct {
  return DetailedProduct.parse({
    id: idFrom('store-product'),
    productNumber: '24500',
    name: 'Steckschnalle 25 mm',
    stock: 120,
    unit: { shortCode: 'piece', name: 'Stück' },
    calculatedPrice: aTier(2.5, 1),
    seoUrls: [{ seoPathInfo: 'steckschnalle-25-mm/24500' }],
    ...changes,
    customFields: {
      ripstop_availability: { state: 'inStock' },
      ripstop_delivery_days: { min: 2, max: 4 },
      ...facts,
    },
  })
}

/** A silicone-coated nylon of 1.50 m width: 9.90 € per metre, 9.40 € from 5 m, 8.90 € from 25 m. */
export function aStoreFabric(
  changes: Partial<Omit<ProductInput, 'customFields'>> = {},
  facts: Facts = {},
): DetailedProduct {
  return aStoreProduct(
    {
      id: idFrom('store-fabric'),
      productNumber: '70000',
      name: 'Ripstop-Nylon 20 den, 36 g/m², Moos',
      stock: 846,
      minPurchase: 5,
      maxPurchase: 600,
      calculatedMaxPurchase: 600,
      purchaseUnit: 0.1,
      referenceUnit: 1,
      unit: { shortCode: 'm', name: 'm' },
      weight: 0.0054,
      calculatedPrice: aTier(0.99, 1),
      calculatedPrices: [aTier(0.99, 49), aTier(0.94, 249), aTier(0.89, 250)],
      seoUrls: [{ seoPathInfo: 'ripstop-nylon-moos/70000' }],
      ...changes,
    },
    {
      ripstop_roll_width_mm: 1500,
      ripstop_base_prices: [
        { per: 1, unit: 'm' },
        { per: 1, unit: 'm2' },
      ],
      ripstop_withdrawal: 'cut-to-length',
      ripstop_facts: [
        { label: 'Gewicht', value: '36 g/m²' },
        { label: 'Wassersäule', value: '2000 mm' },
        { label: 'Breite', value: '150 cm' },
      ],
      ripstop_composition: [{ fibres: [{ name: 'Polyamid', percent: 100 }] }],
      ...facts,
    },
  )
}
