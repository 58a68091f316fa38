import { MAX_CART_QUANTITY } from '#shared/domain/quantity.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import { NEW_FOR_DAYS } from './data/new-for-days.ts'
import type { Vars } from '#worker/runtime/env.ts'

const PRODUCTS_PER_PAGE = 10
const REVIEWS_PER_PAGE = 10

/** How the shop is set up, in Shopware's words; nothing in it is a secret. */
export function settingsStruct(vars: Vars) {
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
      wishlistEnabled: true,
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
      showReview: true,
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
