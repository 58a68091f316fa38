import { ListingCard } from '../product-card/listing-card.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** Products that go with another one, under the name that the shop gives them. */
export type CrossSelling = { readonly name: string; readonly products: readonly Product[] }

/** Each with its price, base price and the note on tax, as in any list. */
export function CrossSellingList({ name, products }: CrossSelling) {
  if (products.length === 0) return null
  return (
    <section className="band seam stack goes-with">
      <h2>{name}</h2>
      <ul className="plates fit">
        {products.map((product) => (
          <ListingCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}
