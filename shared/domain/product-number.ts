/**
 * The form of a product number, as in Shopware: letters, digits, `.`, `_` and `-`. At least one
 * letter or digit, since browsers resolve a path that ends in `/.` or `/..`.
 */
export const PRODUCT_NUMBER = /^(?=[\w.-]*[A-Za-z0-9])[\w.-]{1,64}$/

export function isProductNumber(text: string): boolean {
  return PRODUCT_NUMBER.test(text)
}

/** Two numbers with the same key are the same number: like Shopware, the shop ignores case. */
export function numberKey(number: string): string {
  return number.toLowerCase()
}

/** Returns a lookup of products by number. */
export function byNumber<Product extends Readonly<{ productNumber: string }>>(
  products: readonly Product[],
): (number: string) => Product | undefined {
  const index = new Map(products.map((product) => [numberKey(product.productNumber), product]))
  return (number) => index.get(numberKey(number))
}
