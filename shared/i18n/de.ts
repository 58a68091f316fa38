import { account } from './de/account.ts'
import { accountForms } from './de/account-forms.ts'
import { accountMail } from './de/account-mail.ts'
import { accountOrders } from './de/account-orders.ts'
import { backpack } from './de/backpack.ts'
import { cart } from './de/cart.ts'
import { cartLines } from './de/cart-lines.ts'
import { catalogue } from './de/catalogue.ts'
import { sortings } from './de/sortings.ts'
import { checkout } from './de/checkout.ts'
import { checkoutPage } from './de/checkout-page.ts'
import { compare } from './de/compare.ts'
import { consent, cookies } from './de/consent.ts'
import { content } from './de/content.ts'
import { diagnosis, diagnosisFindings } from './de/diagnosis.ts'
import { errors, formRefusals } from './de/errors.ts'
import { fields } from './de/fields.ts'
import { estimate } from './de/estimate.ts'
import { files, order } from './de/order.ts'
import { forms } from './de/forms.ts'
import { missing } from './de/missing.ts'
import { gateway } from './de/gateway.ts'
import { home } from './de/home.ts'
import { inquiry } from './de/inquiry.ts'
import { mail } from './de/mail.ts'
import { newsletter } from './de/newsletter.ts'
import { documents } from './de/documents.ts'
import { selection } from './de/selection.ts'
import { planner } from './de/planner.ts'
import { preview } from './de/preview.ts'
import { product } from './de/product.ts'
import { quickOrder } from './de/quick-order.ts'
import { quantity } from './de/quantity.ts'
import { quantityErrors } from './de/quantity-errors.ts'
import { recipes } from './de/recipes.ts'
import { reviews } from './de/reviews.ts'
import { sales } from './de/sales.ts'
import { samples } from './de/samples.ts'
import { search } from './de/search.ts'
import { recentlyViewed } from './de/recently-viewed.ts'
import { shell } from './de/shell.ts'
import { trueSize } from './de/true-size.ts'
import { cutPreview } from './de/cut-preview.ts'
import { stockAlert } from './de/stock-alert.ts'
import { wishlist } from './de/wishlist.ts'
import { withdrawal } from './de/withdrawal.ts'

/** German defines the message keys; the other languages must have the same ones. */
export const de = {
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
}
