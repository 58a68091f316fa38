import { fail, ok, type Result } from '../result.ts'

/** A product of a project. Each product occurs once, as in a cart. */
export type ProjectItem = Readonly<{
  productId: string
  /** Whole wire units: tenths of a metre for metre goods, else pieces. */
  quantity: number
  note: string
  /** The heading above the product; '' means no heading and comes first. */
  group: string
}>

export const MAX_PROJECT_ITEMS = 100
/** The most of one product that a project stores, in wire units; the same as in a cart. */
export const MAX_ITEM_QUANTITY = 100_000
export const MAX_NOTE_LENGTH = 300
export const MAX_GROUP_LENGTH = 60

export type ItemsError =
  | Readonly<{ kind: 'too-many-items'; max: number }>
  | Readonly<{ kind: 'item-not-found'; productId: string }>

export type NewProjectItem = Readonly<
  Pick<ProjectItem, 'productId' | 'quantity'> & Partial<Pick<ProjectItem, 'note' | 'group'>>
>

/** Appends products; present products grow in quantity and keep their notes. */
export function addProjectItems(
  items: readonly ProjectItem[],
  added: readonly NewProjectItem[],
): Result<readonly ProjectItem[], ItemsError> {
  const byProduct = new Map(items.map((item) => [item.productId, item]))
  for (const { productId, quantity, note = '', group = '' } of added) {
    const present = byProduct.get(productId)
    const next = present
      ? {
          ...present,
          quantity: present.quantity + quantity,
          note: present.note || note,
          group: present.group || group,
        }
      : { productId, quantity, note, group }
    byProduct.set(productId, { ...next, quantity: Math.min(next.quantity, MAX_ITEM_QUANTITY) })
  }
  if (byProduct.size > MAX_PROJECT_ITEMS)
    return fail({ kind: 'too-many-items', max: MAX_PROJECT_ITEMS })
  return ok([...byProduct.values()])
}

export type ItemChange = Readonly<Partial<Omit<ProjectItem, 'productId'>>>

/** Changes a product of the list. */
export function changeProjectItem(
  items: readonly ProjectItem[],
  productId: string,
  change: ItemChange,
): Result<readonly ProjectItem[], ItemsError> {
  if (!items.some((item) => item.productId === productId))
    return fail({ kind: 'item-not-found', productId })
  return ok(items.map((item) => (item.productId === productId ? { ...item, ...change } : item)))
}

/** Takes a product out of the list. */
export function removeProjectItem(
  items: readonly ProjectItem[],
  productId: string,
): Result<readonly ProjectItem[], ItemsError> {
  const left = items.filter((item) => item.productId !== productId)
  return left.length < items.length ? ok(left) : fail({ kind: 'item-not-found', productId })
}

/** Moves a product one place up or down under its heading. */
export function moveProjectItem(
  items: readonly ProjectItem[],
  productId: string,
  direction: -1 | 1,
): readonly ProjectItem[] {
  const from = items.findIndex((item) => item.productId === productId)
  const moved = items[from]
  if (!moved) return items
  let to = from + direction
  while (items[to] && items[to]?.group !== moved.group) to += direction
  const neighbour = items[to]
  if (!neighbour) return items
  return items.map((item, index) => (index === from ? neighbour : index === to ? moved : item))
}

/** Replaces a product by another; if the list already has the other, both are merged. */
export function replaceProjectItem(
  items: readonly ProjectItem[],
  productId: string,
  other: string,
): readonly ProjectItem[] {
  const old = items.find((item) => item.productId === productId)
  if (!old || productId === other) return items
  const present = items.find((item) => item.productId === other)
  if (!present) return items.map((item) => (item === old ? { ...old, productId: other } : item))
  const quantity = Math.min(present.quantity + old.quantity, MAX_ITEM_QUANTITY)
  return items.flatMap((item) =>
    item === old ? [] : [item === present ? { ...present, quantity } : item],
  )
}

/**
 * The products grouped by heading: first those without one, then the headings in order of
 * appearance.
 */
export function groupedItems<Item extends Readonly<{ group: string }>>(
  items: readonly Item[],
): readonly (readonly [string, readonly Item[]])[] {
  const groups = new Map<string, Item[]>([['', []]])
  for (const item of items) {
    const group = groups.get(item.group) ?? []
    groups.set(item.group, [...group, item])
  }
  return [...groups].filter(([, inside]) => inside.length > 0)
}
