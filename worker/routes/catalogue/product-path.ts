/** `{slug}/{number}`, as Shopware's own template makes it (CONTRIBUTING.md#addresses). */
const PRODUCT_PATH = /^[^/]+\/(?=[^/]*\d)([^/]+)$/

/** What may be the number of a product in a path; whether it is one, the catalogue knows. */
export const productNumberIn = (path: string): string | undefined => PRODUCT_PATH.exec(path)?.[1]
