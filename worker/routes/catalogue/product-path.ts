/** `{slug}/{number}`, as in Shopware's default template (CONTRIBUTING.md#addresses). */
const PRODUCT_PATH = /^[^/]+\/([^/]+)$/

/** A possible product number in a path. The catalogue decides whether the product exists. */
export const productNumberIn = (path: string): string | undefined => PRODUCT_PATH.exec(path)?.[1]
