import { aVisitor, type Schemas } from './visitor.ts'

export type Criteria = Omit<Schemas['Criteria'], 'filter'> & { filter?: readonly object[] }
export type Found = Readonly<{
  elements: readonly Schemas['Product'][]
  total?: number
  page?: number
  limit?: number
  entity?: string
}>

/** Articles by criteria, as the official client asks for them. */
export async function search(body: Criteria): Promise<Found> {
  const { data } = await aVisitor().invoke('readProduct post /product', { body })
  return data
}

/** The numbers of the articles that a filter leaves, in order. */
export async function numbers(filter: readonly object[]): Promise<string[]> {
  const { elements } = await search({ limit: 100, filter })
  return elements.map(({ productNumber }) => productNumber).sort()
}
