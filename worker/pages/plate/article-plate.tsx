import { Plate } from '#client/ui/plate.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { Heart } from './heart.tsx'

type ArticlePlateProps = {
  readonly product: Product
  readonly eager?: boolean
  readonly isKept?: boolean
}

/** An article in a list, with the heart that keeps it. */
export function ArticlePlate({ product, eager = false, isKept = false }: ArticlePlateProps) {
  return (
    <Plate product={product} eager={eager}>
      <Heart product={product} isKept={isKept} />
    </Plate>
  )
}
