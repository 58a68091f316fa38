import { describe, expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { noticesIn } from '#tests/contract/store-api/cart-lines.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

type Kind = 'shipping' | 'payment'

async function methodIds(visitor: Visitor, kind: Kind, onlyAvailable: boolean) {
  const { data } =
    kind === 'shipping'
      ? await visitor.invoke('readShippingMethod post /shipping-method', {
          query: { onlyAvailable },
        })
      : await visitor.invoke('readPaymentMethod post /payment-method', { body: { onlyAvailable } })
  return (data.elements ?? []).map(({ id }) => id)
}

/** A shopper who chose a method that the cart excludes, and an allowed method. */
async function aWrongChoice(kind: Kind) {
  const visitor = aVisitor()
  await visitor.add((await aSimpleProduct()).id, 1)
  const allowed = await methodIds(visitor, kind, true)
  const others = (await methodIds(visitor, kind, false)).filter((id) => !allowed.includes(id))
  const wrong = needed(others[0], `a way of ${kind} that a small cart of a stranger rules out`)
  const body = { [`${kind}MethodId`]: wrong }
  await visitor.invoke('updateContext patch /context', { body })
  return { visitor, allowed }
}

describe.each(['shipping', 'payment'] as const)('a method of %s that the cart excludes', (kind) => {
  // Some shops block until another method is chosen; others choose one automatically.
  test('an excluded method blocks the order or is replaced, with a notice', async () => {
    const { visitor, allowed } = await aWrongChoice(kind)
    const [notice, ...others] = noticesIn(await visitor.cart())
    expect(others).toEqual([])
    const again = noticesIn(await visitor.cart()).map(({ messageKey }) => messageKey)
    if (notice?.messageKey === `${kind}-method-blocked`) {
      expect(notice).toMatchObject({ level: 10, block: true })
      expect(again).toEqual([notice.messageKey])
    } else {
      expect(notice).toMatchObject({
        messageKey: `${kind}-method-changed`,
        level: 0,
        block: false,
      })
      expect(again).toEqual([])
      const { shippingMethod, paymentMethod } = await visitor.context()
      const chosen = kind === 'shipping' ? shippingMethod : paymentMethod
      expect(allowed).toContain(chosen?.id)
    }
  })
})
