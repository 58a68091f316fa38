import type { planner as de } from '../de/planner.ts'
import type { SameMessages } from '../translate.ts'

type Counted = { readonly count: number }

export const planner: SameMessages<typeof de> = {
  title: 'Projects',
  lead: 'Lists of everything you need for a project: with quantities, notes, weight and current price.',
  none: 'You have no project yet. Create one or add the first product on its page.',
  newTitle: 'New project',
  create: 'Create project',
  created: 'The project is created. Only you can see it.',
  name: 'Name',
  description: 'Description',
  nameMissing: 'Please give the project a name.',
  nameTooLong: ({ limit }: { readonly limit: number }) =>
    `The name can have at most ${limit} characters.`,
  descriptionMissing: 'Please describe the project in a few words.',
  descriptionTooLong: ({ limit }: { readonly limit: number }) =>
    `The description can have at most ${limit} characters.`,
  products: ({ count }: Counted) =>
    count === 0 ? 'No items yet' : count === 1 ? '1 item' : `${count} items`,
  changedAt: ({ date }: { readonly date: string }) => `Changed on ${date}`,
  changed: 'Changed',
  positions: 'Positions',
  weight: 'Weight',
  area: 'Fabric area',
  price: 'Price',
  visibility: 'Visible to',
  visibleToOwner: 'only you',
  visibleToAll: 'everyone with the link',
  grams: ({ grams }: { readonly grams: string }) => `${grams} g`,
  squareMetres: ({ area }: { readonly area: string }) => `${area} m²`,

  list: 'Parts list',
  position: 'Pos.',
  product: 'Item and note',
  quantity: 'Quantity',
  quantityOf: ({ name }: { readonly name: string }) => `Quantity: ${name}`,
  unitPrice: 'Unit price',
  sum: 'Total',
  share: ({ percent }: { readonly percent: string }) => `${percent} of the cost`,
  order: 'Sequence',
  note: 'Note',
  noteOf: ({ name }: { readonly name: string }) => `Note on ${name}`,
  group: 'Group',
  groupOf: ({ name }: { readonly name: string }) => `Group of ${name}`,
  number: ({ number }: { readonly number: string }) => `Item no. ${number}`,
  up: ({ name }: { readonly name: string }) => `Move ${name} up`,
  down: ({ name }: { readonly name: string }) => `Move ${name} down`,
  remove: ({ name }: { readonly name: string }) => `Remove ${name}`,
  unit_m: 'm',
  unit_piece: 'pc',
  unit_set: 'set',
  productRemoved: 'This item is no longer in our range.',
  removedProductName: 'Item no longer available',
  soldOut: 'Not available at the moment, not included in the total.',
  onlyLeft: ({ quantity }: { readonly quantity: string }) =>
    `Only ${quantity} available. The total is for this quantity.`,
  otherShades: 'Available in:',
  otherProducts: 'Similar and available:',
  named: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `${name}, ${number}`,
  swapTo: ({ shade }: { readonly shade: string }) => `swap for ${shade}`,
  swapAll: 'Change the colour of all items',
  swapAllLabel: 'New colour',
  swapAllHint: 'Items that are not available in this colour stay unchanged.',
  swapDo: 'Swap',
  swapped: ({ count }: Counted) =>
    count === 0
      ? 'No item is available in this colour.'
      : count === 1
        ? '1 item is swapped.'
        : `${count} items are swapped.`,
  save: 'Save',
  saved: 'Saved.',
  removed: 'The item is removed.',
  toCart: 'Add to cart',
  inCart: 'All available items are now in your cart.',
  nothingToBuy: 'No item of this project is available at the moment.',
  print: 'This page prints as a material list on A4.',
  empty: 'No items yet. Choose “Add to project” on a product page.',
  withoutPrice: 'Items that are not available at the moment are missing from the total.',
  discount: 'Discount',

  settings: 'Name, description and visibility',
  isPublic: 'Everyone with the link may view the project',
  showsDescription: 'Show the description too',
  publicNeedsAccount:
    'Without an account, only you see the project, and only in this browser. With an account, you can share it. When you log in, we add it to your account.',
  toLogin: 'Log in and take the project over',
  shareTitle: 'Share',
  shareHint: 'The link shows the list, but not your name.',
  copy: 'Copy link',
  copied: 'Copied',
  link: 'Link to the project',
  delete: 'Delete project',
  deleteConfirm: 'Yes, delete the project with all its notes',
  deleteUnconfirmed: 'Please confirm first that you want to delete the project.',
  deleted: ({ name }: { readonly name: string }) => `“${name}” is deleted.`,
  take: 'Copy to a project of your own',

  fitTitle: 'These items do not fit together yet:',
  sliderMissing: ({ name, sizes }) =>
    `${name}: zippers by the metre have no slider. You need a slider of size ${sizes}.`,
  sliderOtherSize: ({ name, sizes }) =>
    `${name}: the sliders in the project have a different size. You need size ${sizes}.`,
  sliderOtherKind: ({ name }) =>
    `${name}: the sliders in the project are for a different kind of zipper.`,
  webbingMissing: ({ name, sizes }) => `${name}: you need webbing ${sizes} mm wide.`,
  webbingOtherWidth: ({ name, sizes }) => `${name}: no webbing in the project is ${sizes} mm wide.`,
  needleUnfit: ({ name, sizes }) =>
    `${name}: no needle in the project fits. Size ${sizes} is recommended.`,
  threadUnfit: ({ name, sizes }) =>
    `${name}: no thread in the project fits the needles for this fabric (size ${sizes}).`,

  addTitle: 'Add to project',
  addWhich: 'Which project?',
  addNew: 'New project',
  addTo: 'Add',
  addButton: 'Add to project',
  added: ({ count }: Counted) => (count === 1 ? '1 item is added.' : `${count} items are added.`),
  fromCart: 'Save the cart as a project',
  fromWishlist: 'Add to project',
  fromGallery: 'Open the material in the planner',

  notFound: 'This project does not exist.',
  notPublicTitle: 'This project is not public',
  notPublic: 'The project has not been shared. If it is yours, please log in.',
  notOwned: 'Access denied. This project belongs to another account and can only be changed there.',
  loginRequired: 'Please log in. Without an account, we store only one project for you.',
  cartEmpty: 'Your cart is empty.',
  noValidProducts: 'None of these items is valid.',
  invalidValue: 'At least one value is not valid. Please check the marked fields.',
  quantityInvalid: 'Please enter a quantity greater than zero.',
  tooMany: ({ max }: { readonly max: number }) => `A project holds at most ${max} items.`,
  tooManyProjects: 'You already have 100 projects. Please delete one to create another.',
  textTooLong: 'This text is too long. Please shorten it.',
  changedMeanwhile:
    'The project was changed in another window in the meantime. Below you see the new version with your entries. Please check it and save again.',
}
