import { text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const WishlistTable = table('wishlist', {
  customerId: text,
  id: text,
  createdAt: text,
  updatedAt: text,
})

export const WishlistProductTable = table('wishlist_product', {
  customerId: text,
  productId: text,
  addedAt: text,
})
