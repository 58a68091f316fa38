/**
 * The optional texts that buyers add to an order, each with its maximum length in characters. The
 * form, Store API, stored order, pages, mails, documents and operators' spreadsheet use this list.
 * `order.text_{key}` is the label of a text, `order.textHint_{key}` the hint at its input.
 */
export const ORDER_TEXT_LENGTHS = {
  /** An order number or cost centre; accounting programs and banks accept 50 characters. */
  reference: 50,
} as const satisfies Readonly<Record<string, number>>

export type OrderTextKey = keyof typeof ORDER_TEXT_LENGTHS
/** The texts that the buyer entered. */
export type OrderTexts = Readonly<Partial<Record<OrderTextKey, string | undefined>>>
/** Name of a text's input, and of its custom field on the wire. */
export type OrderTextName = `ripstop_${OrderTextKey}`

export const ORDER_TEXT_KEYS = Object.keys(ORDER_TEXT_LENGTHS) as readonly OrderTextKey[]

export const orderTextName = (key: OrderTextKey): OrderTextName => `ripstop_${key}`

/** One value per text, by its key. */
export const byOrderText = <V>(valueOf: (key: OrderTextKey) => V) =>
  Object.fromEntries(ORDER_TEXT_KEYS.map((key) => [key, valueOf(key)])) as Readonly<
    Record<OrderTextKey, V>
  >

/** One value per text, by its name. */
export const byOrderTextName = <V>(valueOf: (key: OrderTextKey) => V) =>
  Object.fromEntries(ORDER_TEXT_KEYS.map((key) => [orderTextName(key), valueOf(key)])) as Readonly<
    Record<OrderTextName, V>
  >

type NamedTexts = Readonly<Partial<Record<OrderTextName, string | null | undefined>>>

/** The texts in a form or in an order's custom fields; blank ones are left out. */
export function orderTextsIn(named: NamedTexts | null | undefined): OrderTexts {
  const texts = ORDER_TEXT_KEYS.map((key) => [key, named?.[orderTextName(key)]?.trim()])
  return Object.fromEntries(texts.filter(([, text]) => text))
}

/** The texts of an order with their labels, in the order of the list. */
export function labelledOrderTexts(
  texts: OrderTexts,
  labelOf: (key: OrderTextKey) => string,
): readonly (readonly [label: string, text: string])[] {
  return ORDER_TEXT_KEYS.flatMap((key) => {
    const text = texts[key]
    return text ? [[labelOf(key), text] as const] : []
  })
}
