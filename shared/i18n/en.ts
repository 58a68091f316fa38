import type { de } from './de.ts'
import { account } from './en/account.ts'
import { accountForms } from './en/account-forms.ts'
import { accountMail } from './en/account-mail.ts'
import { accountOrders } from './en/account-orders.ts'
import { backpack } from './en/backpack.ts'
import { cart } from './en/cart.ts'
import { cartLines } from './en/cart-lines.ts'
import { catalogue } from './en/catalogue.ts'
import { sortings } from './en/sortings.ts'
import { checkout } from './en/checkout.ts'
import { checkoutPage } from './en/checkout-page.ts'
import { compare } from './en/compare.ts'
import { consent, cookies } from './en/consent.ts'
import { content } from './en/content.ts'
import { diagnosis, diagnosisFindings } from './en/diagnosis.ts'
import { errors, formRefusals } from './en/errors.ts'
import { fields } from './en/fields.ts'
import { estimate } from './en/estimate.ts'
import { files, order } from './en/order.ts'
import { forms } from './en/forms.ts'
import { missing } from './en/missing.ts'
import { gateway } from './en/gateway.ts'
import { home } from './en/home.ts'
import { inquiry } from './en/inquiry.ts'
import { mail } from './en/mail.ts'
import { newsletter } from './en/newsletter.ts'
import { documents } from './en/documents.ts'
import { selection } from './en/selection.ts'
import { planner } from './en/planner.ts'
import { preview } from './en/preview.ts'
import { product } from './en/product.ts'
import { quickOrder } from './en/quick-order.ts'
import { quantity } from './en/quantity.ts'
import { quantityErrors } from './en/quantity-errors.ts'
import { recipes } from './en/recipes.ts'
import { reviews } from './en/reviews.ts'
import { sales } from './en/sales.ts'
import { samples } from './en/samples.ts'
import { search } from './en/search.ts'
import { recentlyViewed } from './en/recently-viewed.ts'
import { shell } from './en/shell.ts'
import { trueSize } from './en/true-size.ts'
import { cutPreview } from './en/cut-preview.ts'
import { stockAlert } from './en/stock-alert.ts'
import { wishlist } from './en/wishlist.ts'
import { withdrawal } from './en/withdrawal.ts'
import type { SameKeys } from './translate.ts'

export const en = {
  account,
  accountForms,
  accountMail,
  accountOrders,
  backpack,
  cart,
  cartLines,
  catalogue,
  sortings,
  checkout,
  checkoutPage,
  compare,
  consent,
  content,
  cookies,
  diagnosis,
  diagnosisFindings,
  errors,
  fields,
  formRefusals,
  estimate,
  files,
  forms,
  missing,
  gateway,
  home,
  inquiry,
  mail,
  newsletter,
  order,
  documents,
  selection,
  planner,
  preview,
  product,
  quantity,
  quantityErrors,
  quickOrder,
  recipes,
  reviews,
  sales,
  samples,
  search,
  recentlyViewed,
  shell,
  trueSize,
  cutPreview,
  stockAlert,
  wishlist,
  withdrawal,
} satisfies SameKeys<typeof de>
