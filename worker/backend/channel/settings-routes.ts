import { Hono } from 'hono'
import { urls } from '#shared/urls.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { MAX_CART_QUANTITY } from '#shared/domain/quantity.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import { loadedSettings } from '#worker/backend/http/shop-settings.ts'
import type { ShippingMethod } from '#shared/domain/delivery/shipping.ts'
import { DEFAULT_LOCALE } from '#shared/i18n/locales.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { NEW_FOR_DAYS } from './channel.ts'
import { missingPages } from './missing-pages.ts'
import { readShippingMethods, selectShippingMethods } from './shipping-methods.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { createHash } from 'node:crypto'
import { messages } from '#shared/i18n/messages.ts'
import { CONSENT_COOKIE, cookiesOf } from '#shared/stored-cookies.ts'

/** Data of the shop for storefronts: settings, cookies, and the notice of the legal warranty. */
export const settingsRoutes = new Hono<BackendEnv>()
  .get('/shop-settings', async (c) => {
    const extensions = { ripstop: await ownSettings(c.env) }
    return respond(c, { ...settingsStruct(varsOf(c.env)), extensions })
  })
  .get('/cookie-groups', (c) => respond(c, cookieGroupsStruct(c.var.language, varsOf(c.env))))
  .get('/legal-guarantee-notice', (c) => {
    const { SHOP_ORIGIN: origin } = varsOf(c.env)
    const link = origin + urls.page(c.var.language.locale, 'guarantee')
    return respond(c, { link, svg: null })
  })

/** The settings that Shopware has no name for. */
async function ownSettings(env: Bindings) {
  const { results } = await selectShippingMethods(env.DB).all()
  const methods = readShippingMethods(results, DEFAULT_LOCALE, varsOf(env).settings)
  const parcel = methods.find(({ kind }) => kind === 'standard')
  const settings = loadedSettings()
  return {
    settings: settings && { ...settings, bank: undefined },
    missingPages: await missingPages(env.DB),
    freeShipping: parcel ? freeShippingAtHome(parcel) : null,
  }
}

/** The value of goods from which a method is free in the shop's own country. */
function freeShippingAtHome({ prices, homeCountry }: ShippingMethod) {
  const free = prices.filter(({ country, price }) => country === homeCountry && price.gross === 0)
  if (free.length === 0) return null
  return { country: homeCountry, fromCents: Math.min(...free.map(({ from }) => from ?? 0)) }
}

/**
 * The cookies of our pages in the Store API's groups. All are necessary, so there is one group. Its
 * hash changes with the list.
 */
function cookieGroupsStruct({ id: languageId, locale }: RequestLanguage, vars: Vars) {
  const isHttps = vars.SHOP_ORIGIN.startsWith('https:')
  const { features } = vars.settings
  const t = messages(locale)
  const entries = [...cookiesOf(features), CONSENT_COOKIE].map(
    ({ name, isOwn, purpose, days }) => ({
      cookie: isHttps && isOwn ? `__Host-${name}` : name,
      name,
      description: t(`consent.${purpose}`),
      hidden: false,
      ...(days > 0 && { expiration: days }),
      apiAlias: 'cookie_entry',
    }),
  )
  const elements = [
    {
      name: t('cookies.necessary'),
      description: t('cookies.necessaryHint'),
      isRequired: true,
      entries,
      apiAlias: 'cookie_group',
    },
  ]
  const hash = createHash('sha256').update(JSON.stringify(elements)).digest('hex').slice(0, 32)
  return { elements, hash, languageId, apiAlias: 'cookie_groups_hash' }
}

const PRODUCTS_PER_PAGE = 10
const REVIEWS_PER_PAGE = 10

/** The settings of the shop under Shopware's names. None is secret. */
function settingsStruct(vars: Vars) {
  return {
    cart: {
      columnTaxInsteadUnitPrice: false,
      enableOrderRefunds: false,
      lineItemAddLimit: 0,
      logoutGuestAfterCheckout: false,
      maxQuantity: MAX_CART_QUANTITY,
      openOffcanvasAfterAddToCart: true,
      showCustomerComment: true,
      showDeliveryTime: true,
      showSubtotal: true,
      showTosCheckbox: true,
      wishlistEnabled: vars.settings.features.wishlist,
      apiAlias: 'shop_settings_cart',
    },
    contactForm: {
      firstNameFieldRequired: vars.CONTACT_REQUIRED.includes('firstName'),
      lastNameFieldRequired: vars.CONTACT_REQUIRED.includes('lastName'),
      phoneNumberFieldRequired: vars.CONTACT_REQUIRED.includes('phone'),
      apiAlias: 'shop_settings_contact_form',
    },
    general: {
      familyFriendly: true,
      metaAuthor: vars.SHOP_NAME,
      metaRobots: 'index,follow',
      shopName: vars.SHOP_NAME,
      showRevocationButton: true,
      apiAlias: 'shop_settings_general',
    },
    listing: {
      afterListPriceSnippetKey: '',
      allowBuyInListing: true,
      autoplayVideoInListing: false,
      beforeListPriceSnippetKey: '',
      disableEmptyFilterOptions: false,
      findBestVariant: true,
      hideCloseoutProductsWhenOutOfStock: false,
      markAsNew: NEW_FOR_DAYS,
      productsPerPage: PRODUCTS_PER_PAGE,
      reviewsPerPage: REVIEWS_PER_PAGE,
      showReview: vars.settings.features.reviews,
      showVariantOptionInSearchSuggestionResult: false,
      apiAlias: 'shop_settings_listing',
    },
    loginRegistration: {
      additionalAddressField1Required: false,
      additionalAddressField2Required: false,
      addressInputFieldArrangement: 'zip-city-state',
      allowCustomerDeletion: true,
      birthdayFieldRequired: false,
      createCustomerAccountDefault: false,
      doubleOptInGuestOrder: false,
      doubleOptInRegistration: vars.DOUBLE_OPT_IN === 'on',
      passwordMinLength: MIN_PASSWORD_LENGTH,
      phoneNumberFieldRequired: false,
      requireDataProtectionCheckbox: true,
      requireEmailConfirmation: false,
      requirePasswordConfirmation: true,
      showAccountTypeSelection: true,
      showAdditionalAddressField1: true,
      showAdditionalAddressField2: false,
      showBirthdayField: false,
      showPhoneNumberField: true,
      showSalutation: true,
      showTitleField: false,
      apiAlias: 'shop_settings_login_registration',
    },
    newsletter: {
      doubleOptIn: true,
      doubleOptInRegistered: true,
      apiAlias: 'shop_settings_newsletter',
    },
    apiAlias: 'shop_settings',
  }
}
