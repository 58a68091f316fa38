import { accountApi } from './account/account-api.ts'
import { projectsApi } from './account/projects-api.ts'
import { wishlistApi } from './account/wishlist-api.ts'
import { catalogueApi } from './catalogue/catalogue-api.ts'
import { numberedApi } from './catalogue/numbered-api.ts'
import { pathsApi, redirectsApi } from './catalogue/paths-api.ts'
import { ownReviewsApi, reviewsApi } from './catalogue/reviews-api.ts'
import { searchApi } from './catalogue/search-api.ts'
import { contentApi, entriesApi } from './content/content-api.ts'
import { inquiryApi } from './messages/inquiry-api.ts'
import { requirementsApi } from './messages/requirements-api.ts'
import { newsletterApi, stockAlertApi } from './messages/subscriptions-api.ts'
import { withdrawalApi } from './messages/withdrawal-api.ts'
import { cartApi } from './shopping/cart-api.ts'
import { checkoutApi } from './shopping/checkout-api.ts'
import { contextApi } from './shopping/context-api.ts'
import { orderApi } from './shopping/order-api.ts'
import { channelApi } from './shopping/price-context.ts'
import { samplesApi } from './shopping/samples-api.ts'
import { shippingApi } from './shopping/shipping-api.ts'
import type { KnownLanguages } from './transport/languages.ts'
import type { CallingShopper, Transport } from './transport/call.ts'
import type { FileTransport } from './transport/file-transport.ts'

/** Calls that are the same for everyone; none carries a session. */
export function publicApis(transport: Transport, languageIds: KnownLanguages) {
  return {
    catalogue: catalogueApi(transport),
    channel: channelApi(transport),
    numbered: numberedApi(transport),
    paths: pathsApi(transport),
    content: contentApi(transport),
    entries: entriesApi(transport),
    search: searchApi(transport),
    inquiry: inquiryApi(transport),
    redirects: redirectsApi(transport),
    requirements: requirementsApi(transport),
    reviews: reviewsApi(transport, languageIds),
    shipping: shippingApi(transport),
    withdrawal: withdrawalApi(transport),
  }
}

type ShopperTransports = {
  readonly cached: Transport
  readonly files: FileTransport
  /** The shop is a Shopware. */
  readonly isRemote: boolean
}

/** Calls for one shopper. */
export function shopperApis(
  { cached: transport, files, isRemote }: ShopperTransports,
  calling: CallingShopper,
) {
  return {
    account: accountApi(transport, calling),
    cart: cartApi(transport, calling),
    checkout: checkoutApi(transport, calling, isRemote),
    context: contextApi(transport, calling),
    order: orderApi(transport, files, calling),
    projects: projectsApi(transport, calling),
    newsletter: newsletterApi(transport, calling),
    reviews: ownReviewsApi(transport, calling),
    samples: samplesApi(transport, calling),
    stockAlert: stockAlertApi(transport, calling),
    wishlist: wishlistApi(transport, calling),
  }
}
