import {
  useNewsletter,
  useSessionContext,
  useSyncWishlist,
  useUser,
  useWishlist,
} from '@shopware/composables/dist'
import { expect, test } from 'vitest'
import { firstProducts } from '#tests/contract/store-api/products.ts'
import { aCustomer, anEmail, PASSWORD } from '#tests/contract/store-api/customer.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { aStorefront } from '#tests/contract/store-api/storefront.ts'

/** A storefront with a logged-in shopper. */
async function aKnownStorefront() {
  const { email } = await aCustomer()
  const storefront = aStorefront()
  const { user, session } = await storefront.page(() => ({
    user: useUser(),
    session: useSessionContext(),
  }))
  await user.login({ username: email, password: PASSWORD })
  await session.refreshSessionContext()
  await user.refreshUser()
  return { storefront, email }
}

test('a wishlist preserves products saved before the login, and one can be removed', async () => {
  const [first, second] = await firstProducts()
  const stored = needed(first, 'an article')
  const before = needed(second, 'another article')
  const { storefront } = await aKnownStorefront()
  const { wishlist, sync } = await storefront.page(() => ({
    wishlist: useWishlist(),
    sync: useSyncWishlist(),
  }))
  await sync.addToWishlistSync(stored.id)
  await sync.mergeWishlistProducts([before.id])
  await wishlist.getWishlistProducts()
  expect(wishlist.count.value).toBe(2)
  expect([...wishlist.items.value].sort()).toEqual([stored.id, before.id].sort())
  await sync.removeFromWishlistSync(stored.id)
  await wishlist.getWishlistProducts()
  expect(wishlist.items.value).toEqual([before.id])
})

test('a customer subscribes to the newsletter and learns that a mail must be confirmed', async () => {
  const { storefront, email } = await aKnownStorefront()
  const newsletter = await storefront.page(() => useNewsletter())
  await newsletter.getNewsletterStatus()
  expect(newsletter.isNewsletterSubscriber.value).toBe(false)
  await newsletter.newsletterSubscribe({ email, option: newsletter.SUBSCRIBE_KEY })
  await newsletter.getNewsletterStatus()
  expect(newsletter.confirmationNeeded.value).toBe(true)
})

test('the newsletter can be unsubscribed without a subscription', async () => {
  const newsletter = await aStorefront().page(() => useNewsletter())
  await expect(newsletter.newsletterUnsubscribe(anEmail())).resolves.toBeUndefined()
})
