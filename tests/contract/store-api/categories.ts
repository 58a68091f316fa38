import { needed } from './precondition.ts'
import { aVisitor, type Schemas } from './visitor.ts'

type Category = Schemas['Category']

/** The first page of the main navigation. */
export async function someCategory(): Promise<Category> {
  const { data } = await aVisitor().invoke('readNavigation post /navigation/{activeId}/{rootId}', {
    pathParams: { activeId: 'main-navigation', rootId: 'main-navigation' },
    body: { depth: 1 },
  })
  return needed(
    data.find(({ type }) => type === 'page'),
    'a page in its main navigation',
  )
}

/** The first category of a kind, at any depth. */
export async function someCategoryOf(type: Category['type']): Promise<Category> {
  const { data } = await aVisitor().invoke('readCategoryList post /category', {
    body: { limit: 100, filter: [{ type: 'equals', field: 'type', value: type }] },
  })
  return needed(data.elements?.[0], `a category of type ${type}`)
}
