import { isFields, type Fields } from './recorded.ts'
import { productPath, type Ask, type seoPaths } from './seo-paths.ts'
import { SHOPWARE_LANGUAGES, type Language } from './languages.ts'

const CHANNEL = 'ae98e68bc1b4a590a862879d12db5f85'

type Target = Readonly<{ routeName: string; pathInfo: string; foreignKey: string; path: string }>

/** The response of `/seo-url`: target of a path, or path of an entity. */
export async function seoUrlResponse(
  paths: ReturnType<typeof seoPaths>,
  ask: Ask,
  criteria: Fields,
  language: Language,
): Promise<unknown> {
  const needed = equalsIn(criteria['filter'])
  const find = finder(paths, ask, language)
  const requested = needed.get('seoPathInfo')
  const id =
    needed.get('foreignKey')?.[0] ?? /[0-9a-f]{32}$/.exec(needed.get('pathInfo')?.[0] ?? '')?.[0]
  const route = needed.get('routeName')?.[0]
  const found =
    requested !== undefined
      ? (await Promise.all(requested.map(find.byPath))).flat()
      : id !== undefined
        ? await find.byId(id)
        : await find.pages()
  const fitting = found.filter(({ routeName }) => route === undefined || routeName === route)
  const limit = typeof criteria['limit'] === 'number' ? criteria['limit'] : fitting.length
  const page = typeof criteria['page'] === 'number' ? criteria['page'] : 1
  const elements = fitting.slice((page - 1) * limit, page * limit)
  return {
    elements: elements.map((target) => struct(target, language)),
    aggregations: [],
    page,
    limit,
    entity: 'seo_url',
    total: criteria['total-count-mode'] === 1 ? fitting.length : elements.length,
    states: [],
    apiAlias: 'dal_entity_search_result',
  }
}

function finder(paths: ReturnType<typeof seoPaths>, ask: Ask, language: Language) {
  const elements = async (path: string, body: Fields): Promise<Fields[]> => {
    const { status, data } = await ask(path, { method: 'POST', body, language })
    if (status !== 200) throw new Error(`${path} of the embedded backend answers ${status}`)
    const list = isFields(data) ? data['elements'] : []
    return Array.isArray(list) ? list.filter(isFields) : []
  }
  const equals = (field: string, value: string) => ({ filter: [{ type: 'equals', field, value }] })
  const productWhere = async (field: string, value: string) =>
    (await elements('/product', { ...equals(field, value), limit: 1 })).map((product): Target =>
      targetOf('detail', String(product['id']), productPath(product)),
    )
  const landingPages = async (criteria: Fields) =>
    (await elements('/seo-url', criteria))
      .filter(({ routeName }) => routeName === 'frontend.landing.page')
      .map((one) => targetOf('landing', String(one['foreignKey']), String(one['seoPathInfo'])))
  const category = async (fits: (id: string, path: string) => boolean) =>
    [...(await paths.categories(language))]
      .filter(([id, path]) => fits(id, path))
      .map(([id, path]) => targetOf('navigation', id, path))

  return {
    /** Case-insensitive like the database; a trailing slash matters. */
    async byPath(path: string) {
      const isIt = (other: string) => other.toLowerCase() === path.toLowerCase()
      if (path.endsWith('/')) return category((_, other) => isIt(other))
      const number = /\/(\d{5}(?:TEST)?)$/i.exec(path)?.[1]
      const found = number
        ? await productWhere('productNumber', number)
        : await landingPages(equals('seoPathInfo', path.toLowerCase()))
      return found.filter((target) => isIt(target.path))
    },
    async byId(id: string) {
      const [categories, products, pages] = await Promise.all([
        category((other) => other === id),
        productWhere('id', id),
        landingPages(equals('foreignKey', id)),
      ])
      return [...categories, ...products, ...pages]
    },
    pages: () => landingPages(equals('routeName', 'frontend.landing.page')),
  }
}

const ROUTES = {
  detail: ['frontend.detail.page', '/detail/'],
  navigation: ['frontend.navigation.page', '/navigation/'],
  landing: ['frontend.landing.page', '/landingPage/'],
} as const

function targetOf(kind: keyof typeof ROUTES, foreignKey: string, path: string): Target {
  const [routeName, prefix] = ROUTES[kind]
  return { routeName, pathInfo: prefix + foreignKey, foreignKey, path }
}

/** Values that a filter allows for a field. */
function equalsIn(filter: unknown): ReadonlyMap<string, readonly string[]> {
  const list = Array.isArray(filter) ? filter.filter(isFields) : []
  return new Map(
    list
      .filter(({ type }) => type === 'equals' || type === 'equalsAny')
      .map(({ field, value }) => [
        String(field),
        Array.isArray(value) ? value.map(String) : [String(value)],
      ]),
  )
}

const struct = ({ routeName, pathInfo, foreignKey, path }: Target, language: Language) => ({
  translated: [],
  createdAt: '2026-01-01T00:00:00.000+00:00',
  updatedAt: null,
  salesChannelId: CHANNEL,
  languageId: SHOPWARE_LANGUAGES[language],
  routeName,
  foreignKey,
  pathInfo,
  seoPathInfo: path,
  isCanonical: true,
  isModified: false,
  isDeleted: false,
  url: null,
  error: null,
  customFields: null,
  id: foreignKey,
  apiAlias: 'seo_url',
})
