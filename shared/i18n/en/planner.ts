import type { planner as de } from '../de/planner.ts'
import type { SameMessages } from '../translate.ts'

type Counted = { readonly count: number }

export const planner: SameMessages<typeof de> = {
  title: 'Projects',
  lead: 'Lists of all that a piece needs: with quantities, notes, weight and the price of today.',
  none: 'You have no project yet. Create one, or add the first article on its page.',
  newTitle: 'New project',
  create: 'Create project',
  created: 'The project is created. Only you can see it.',
  name: 'Name',
  description: 'Description',
  nameMissing: 'Please give the project a name.',
  nameTooLong: ({ limit }: { readonly limit: number }) =>
    `The name may have ${limit} characters at most.`,
  descriptionMissing: 'Please describe the project in a few words.',
  descriptionTooLong: ({ limit }: { readonly limit: number }) =>
    `The description may have ${limit} characters at most.`,
  articles: ({ count }: Counted) =>
    count === 0 ? 'No articles yet' : count === 1 ? '1 article' : `${count} articles`,
  changedAt: ({ date }: { readonly date: string }) => `Changed on ${date}`,
  changed: 'Changed',
  positions: 'Positions',
  weight: 'Weight',
  area: 'Fabric area',
  price: 'Price',
  seenBy: 'Visible to',
  seenByOwner: 'only you',
  seenByAll: 'everybody with the link',
  grams: ({ grams }: { readonly grams: string }) => `${grams} g`,
  squareMetres: ({ area }: { readonly area: string }) => `${area} m²`,

  list: 'Parts list',
  position: 'Item',
  article: 'Article and note',
  quantity: 'Quantity',
  quantityOf: ({ name }: { readonly name: string }) => `Quantity: ${name}`,
  unitPrice: 'Unit price',
  sum: 'Sum',
  share: ({ percent }: { readonly percent: string }) => `${percent} of the cost`,
  order: 'Order',
  note: 'Note',
  noteOf: ({ name }: { readonly name: string }) => `Note on ${name}`,
  group: 'Group',
  groupOf: ({ name }: { readonly name: string }) => `Group of ${name}`,
  number: ({ number }: { readonly number: string }) => `Art. no. ${number}`,
  up: ({ name }: { readonly name: string }) => `Move ${name} up`,
  down: ({ name }: { readonly name: string }) => `Move ${name} down`,
  remove: ({ name }: { readonly name: string }) => `Remove ${name}`,
  unit_m: 'm',
  unit_piece: 'pc',
  unit_set: 'set',
  gone: 'This article is no longer in the range.',
  goneName: 'An article that is gone',
  soldOut: 'Not available at the moment, not part of the sum.',
  onlyLeft: ({ quantity }: { readonly quantity: string }) =>
    `We can deliver ${quantity} of it; the sum counts that.`,
  otherShades: 'Available in:',
  otherArticles: 'Much the same, and here:',
  named: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `${name}, ${number}`,
  swapTo: ({ shade }: { readonly shade: string }) => `swap for ${shade}`,
  swapAll: 'Swap the colour of all articles',
  swapAllLabel: 'All in',
  swapAllHint: 'Articles that cannot be had in this colour stay as they are.',
  swapDo: 'Swap',
  swapped: ({ count }: Counted) =>
    count === 0
      ? 'No article can be had in this colour.'
      : count === 1
        ? '1 article is swapped.'
        : `${count} articles are swapped.`,
  save: 'Save',
  saved: 'Saved.',
  removed: 'The article is removed.',
  toCart: 'Add to cart',
  inCart: 'What is available is now in your cart.',
  nothingToBuy: 'The project holds no valid article that can be had.',
  print: 'This page prints as a material list on A4.',
  empty: 'No articles yet. Each article page has “Add to project”.',
  withoutPrice: 'Articles that cannot be had at the moment are missing from the sum.',
  discount: 'Offer',

  settings: 'Name, description and visibility',
  isPublic: 'Everybody with the link may see the project',
  showsDescription: 'Show them the description too',
  publicNeedsAccount:
    'Without an account only you see this project, in this browser. With an account you can share it; it comes along when you log in.',
  toLogin: 'Log in and take it along',
  shareTitle: 'Share',
  shareHint: 'Whoever opens the link sees the list, but not whose it is.',
  copy: 'Copy link',
  copied: 'Copied',
  link: 'Link to the project',
  delete: 'Delete project',
  deleteConfirm: 'Yes, delete the project with all its notes',
  deleteUnconfirmed: 'Please confirm first that the project is to be deleted.',
  deleted: ({ name }: { readonly name: string }) => `“${name}” is deleted.`,
  take: 'Take over into a project of mine',

  fitTitle: 'This does not fit together yet:',
  sliderMissing: ({ name, sizes }) =>
    `${name}: by the metre it has no slider. One of size ${sizes} is missing.`,
  sliderOtherSize: ({ name, sizes }) =>
    `${name}: the sliders of the list have another size. ${sizes} fits.`,
  sliderOtherKind: ({ name }) => `${name}: the sliders of the list are for another kind of zipper.`,
  webbingMissing: ({ name, sizes }) => `${name}: webbing of ${sizes} mm is missing for it.`,
  webbingOtherWidth: ({ name, sizes }) => `${name}: no webbing of the list is ${sizes} mm wide.`,
  needleUnfit: ({ name, sizes }) =>
    `${name}: no needle of the list fits. Size ${sizes} is recommended.`,
  threadUnfit: ({ name, sizes }) =>
    `${name}: no thread of the list goes with the needles for this cloth (size ${sizes}).`,

  addTitle: 'Add to project',
  addWhich: 'Which project?',
  addNew: 'New project',
  addTo: 'Add',
  addButton: 'Add to project',
  added: ({ count }: Counted) =>
    count === 1 ? '1 article is added.' : `${count} articles are added.`,
  fromCart: 'Save the cart as a project',
  fromWishlist: 'Add to project',
  fromGallery: 'Open the material in the planner',

  notFound: 'There is no such project.',
  notPublicTitle: 'This project is not public',
  notPublic: 'Whoever created it has not shared it. If it is yours, please log in.',
  notOwned: 'This project is not yours. Only whoever created it can change it.',
  loginRequired: 'You must be logged in for this. Without an account we keep one project for you.',
  cartEmpty: 'Your cart is empty.',
  noValidProducts: 'There is no valid article among them.',
  invalidValue: 'At least one value is not valid. Please check the marked fields.',
  quantityInvalid: 'Please enter a quantity greater than zero.',
  tooMany: ({ max }: { readonly max: number }) => `A project holds ${max} articles at most.`,
  tooManyProjects: 'You have 100 projects already. Delete one to create another.',
  textTooLong: 'This text is too long.',
  changedMeanwhile:
    'The project was changed in another window in the meantime. Below is its new state with what you typed here. Check it and save once more.',
}
