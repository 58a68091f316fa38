import { aVisitor, type Schemas } from './visitor.ts'

export type Criteria = Omit<Schemas['Criteria'], 'filter'> & { filter?: readonly object[] }
export type FoundProducts = Readonly<{
  elements: readonly Schemas['Product'][]
  total?: number
  page?: number
  limit?: number
  entity?: string
}>

/** Searches products by criteria, with the official client. */
export async function search(body: Criteria): Promise<FoundProducts> {
  const { data } = await aVisitor().invoke('readProduct post /product', { body })
  return data
}

/** Numbers of the products that a filter finds, in order. */
export async function numbers(filter: readonly object[]): Promise<string[]> {
  const { elements } = await search({ limit: 100, filter })
  return elements.map(({ productNumber }) => productNumber).sort()
}
