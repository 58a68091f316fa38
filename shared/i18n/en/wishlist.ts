import type { wishlist as de } from '../de/wishlist.ts'
import type { SameMessages } from '../translate.ts'

export const wishlist: SameMessages<typeof de> = {
  title: 'Wishlist',
  keep: 'Save',
  keepNamed: ({ name }) => `Save ${name} to your wishlist`,
  empty: 'Your wishlist is empty. Tap the heart on any product to save it.',
  saved: 'Saved to your wishlist.',
  dropped: 'Removed from your wishlist.',
  allToCart: 'Add all to cart',
  allInCart:
    'All available items are now in your cart, each in its smallest quantity. You can change the quantities there.',
  nothingToBuy: 'No item on your wishlist is available at the moment.',
  full: ({ most }) =>
    `Without an account, this browser stores at most ${most} items. Log in or remove an item.`,
  cartFull: ({ most }) =>
    `A cart holds ${most} lines. Order its contents first or remove something.`,
  cheaper: ({ percent }) => `${percent} cheaper since you saved it`,
  share: 'Share wishlist',
  shareHint: 'The link shows only the items, not your name.',
  sharedTitle: 'Shared wishlist',
  sharedNothing: 'None of these items is still available.',
  toOwn: 'Go to your wishlist',
}
