/** `{slug}/{number}`, as Shopware's own template makes it (CONTRIBUTING.md#addresses). */
const ARTICLE_PATH = /^[^/]+\/(?=[^/]*\d)([^/]+)$/

/** What may be the number of an article in a path; whether it is one, the catalogue knows. */
export const articleNumberIn = (path: string): string | undefined => ARTICLE_PATH.exec(path)?.[1]
