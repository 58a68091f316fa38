import { aVisitor, type Schemas } from './visitor.ts'

/** A product as its page reads it, with its option groups. */
export async function detail(
  productId: string,
  headers: Record<string, string> = {},
): Promise<Schemas['ProductDetailResponse']> {
  const { data } = await aVisitor().invoke('readProductDetail post /product/{productId}', {
    pathParams: { productId },
    headers,
    body: { associations: { media: {} } },
  })
  return data
}
