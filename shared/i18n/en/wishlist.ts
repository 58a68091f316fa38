import type { wishlist as de } from '../de/wishlist.ts'
import type { SameMessages } from '../translate.ts'

export const wishlist: SameMessages<typeof de> = {
  title: 'Wishlist',
  keep: 'Keep in mind',
  keepNamed: ({ name }) => `Keep ${name} in mind`,
  empty: 'You have kept nothing in mind yet. The heart on each article puts it here.',
  kept: 'Kept in mind.',
  dropped: 'No longer kept in mind.',
  allToCart: 'Put all into the cart',
  allInCart:
    'What can be had of it is in your cart now, each in its smallest quantity. Change the quantities there.',
  nothingToBuy: 'Nothing on your wishlist can be had at the moment.',
  full: ({ most }) =>
    `Without an account this browser keeps ${most} articles. Log in, or take one out.`,
  cartFull: ({ most }) =>
    `A cart holds ${most} lines. Order what is in it first, or take something out.`,
  cheaper: ({ percent }) => `${percent} cheaper since you kept it`,
  share: 'Share the list',
  shareHint:
    'The address of the shared page names only the articles. Whoever opens it does not see who it comes from.',
  sharedTitle: 'A shared wishlist',
  sharedNothing: 'None of these articles is left.',
  toOwn: 'To your wishlist',
}
