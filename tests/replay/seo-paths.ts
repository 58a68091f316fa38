import { isFields, type Fields } from './recorded.ts'
import type { Language } from './languages.ts'

/** Calls the embedded backend. */
export type Ask = (
  path: string,
  how: Readonly<{ method: string; body?: unknown; headers?: Headers; language?: Language }>,
) => Promise<Readonly<{ status: number; headers: Headers; data: unknown }>>

type AskFor = (
  path: string,
  body: unknown,
  how: Readonly<{ language: Language }>,
) => Promise<Readonly<{ data: unknown }>>

const MAIN = '/navigation/main-navigation/main-navigation'

/**
 * SEO paths by Shopware's default templates, in original case. A category has its trail with a
 * slash after each name; a product has its name and number.
 */
export function seoPaths(ask: AskFor) {
  const trees = new Map<Language, Promise<ReadonlyMap<string, string>>>()

  /** Paths of all categories by id. */
  function categories(language: Language): Promise<ReadonlyMap<string, string>> {
    const known = trees.get(language)
    if (known) return known
    const requested = ask(MAIN, { depth: 10, buildTree: true }, { language }).then(({ data }) => {
      const paths = new Map<string, string>()
      collect(Array.isArray(data) ? data : [], '', paths)
      return paths
    })
    trees.set(language, requested)
    return requested
  }

  return {
    categories,
    /** Path of a category, product or content page; null without one. */
    async of(entity: Fields, language: Language): Promise<string | null> {
      if (entity['apiAlias'] === 'product') return productPath(entity)
      if (entity['apiAlias'] === 'category')
        return (await categories(language)).get(String(entity['id'])) ?? null
      const [own] = Array.isArray(entity['seoUrls']) ? entity['seoUrls'] : []
      return isFields(own) ? String(own['seoPathInfo']) : null
    },
  }
}

export function productPath(product: Fields): string {
  return `${slug(nameOf(product))}/${String(product['productNumber'])}`
}

function collect(tree: readonly unknown[], above: string, paths: Map<string, string>): void {
  for (const category of tree.filter(isFields)) {
    const path = `${above}${slug(nameOf(category))}/`
    paths.set(String(category['id']), path)
    const { children } = category
    if (Array.isArray(children)) collect(children, path, paths)
  }
}

function nameOf(entity: Fields): string {
  const translated = isFields(entity['translated']) ? entity['translated'] : {}
  return String(translated['name'] ?? entity['name'] ?? '')
}

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
}

/** Letters, digits, dots and hyphens, in their case: `Ripstop-Nylon-silikonbeschichtet`. */
function slug(text: string): string {
  return text
    .replace(/[äöüÄÖÜß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
