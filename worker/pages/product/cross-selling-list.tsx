import { ListingCard } from '../product-card/listing-card.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** Matching products, with the name that the shop gives the list. */
export type CrossSelling = { readonly name: string; readonly products: readonly Product[] }

/** Product cards with price, base price and tax note, as in any list. */
export function CrossSellingList({ name, products }: CrossSelling) {
  if (products.length === 0) return null
  return (
    <section className="band seam stack cross-selling">
      <h2>{name}</h2>
      <ul className="product-cards fit">
        {products.map((product) => (
          <ListingCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}
