import type { AttemptStep } from './steps.ts'

/**
 * Steps for one address from one network, and higher ones for all addresses from that network
 * (docs/store-api.md#rate-limits). An address may also be a code or the id of a customer or
 * session.
 */
export type Limit = Readonly<{
  name: string
  perAddress: readonly AttemptStep[]
  perNetwork: readonly AttemptStep[]
}>

/** A company or a school shares one network. Above ten times the attempts they are no mistyping. */
const NETWORK_FACTOR = 10

export const LOGIN_STEPS: readonly AttemptStep[] = [
  { attempts: 10, waitSeconds: 10 },
  { attempts: 15, waitSeconds: 30 },
  { attempts: 20, waitSeconds: 60 },
]
const MAIL_STEPS: readonly AttemptStep[] = [
  { attempts: 3, waitSeconds: 30 },
  { attempts: 5, waitSeconds: 60 },
  { attempts: 10, waitSeconds: 90 },
]

/** Checks of a password: at login, and before a change or a deletion. */
export const PASSWORD_LIMIT = limit('login', LOGIN_STEPS)
/** Guests who open an order with email and postcode, counted by the order's code. */
export const GUEST_ORDER_LIMIT = limit('guest-login', LOGIN_STEPS)
export const RECOVERY_LIMIT = limit('reset-password', MAIL_STEPS)
/** Registrations, because each sends a mail to an address that anyone may have entered. */
export const REGISTER_LIMIT = {
  ...limit('register', MAIL_STEPS),
  perNetwork: perNetwork(LOGIN_STEPS),
}
/** Changes of an account's address, which also send such a mail. */
export const CHANGE_EMAIL_LIMIT = limit('change-email', MAIL_STEPS)
/** Guests of the checkout, because each stores a name and an address before there is an order. */
export const GUEST_LIMIT: Limit = {
  name: 'guest',
  // One checkout may send the same guest many times.
  perAddress: [],
  perNetwork: perNetwork(MAIL_STEPS),
}
/**
 * Wrong passwords for one account from all networks together. A distributed attack then has some
 * hundred attempts per day. Attempts from known devices are not counted, so attackers cannot lock a
 * customer out.
 */
export const ACCOUNT_STEPS: readonly AttemptStep[] = [
  { attempts: 50, waitSeconds: 60 },
  { attempts: 100, waitSeconds: 300 },
  { attempts: 200, waitSeconds: 900 },
]

/** Unknown promotion codes, by session and network. */
export const PROMOTION_CODE_LIMIT = limit('promotion-code', LOGIN_STEPS)

/** Inquiries, whose receipt is sent to an address that anyone may have entered. */
export const CONTACT_LIMIT = limit('contact-form', MAIL_STEPS)
/** Subscriptions to the newsletter and their cancellations, which also send such a mail. */
export const NEWSLETTER_LIMIT = limit('newsletter-form', MAIL_STEPS)
/** Stock alerts, which also send such a mail. */
export const STOCK_ALERT_LIMIT = limit('back-in-stock', MAIL_STEPS)
/** New projects without an account, by session. They are stored for 90 days. */
export const PROJECT_LIMIT: Limit = {
  name: 'project',
  perAddress: LOGIN_STEPS,
  perNetwork: [{ attempts: 20, waitSeconds: 3_600 }],
}
/**
 * Withdrawals that name no order of their address. Above the limit their free text is shortened.
 */
export const WITHDRAWAL_LIMIT: Limit = {
  name: 'withdrawal',
  perAddress: [],
  perNetwork: [{ attempts: 20, waitSeconds: 3_600 }],
}
/** Reviews, by customer. */
export const REVIEW_LIMIT = limit('review', LOGIN_STEPS)

function limit(name: string, perAddress: readonly AttemptStep[]): Limit {
  return { name, perAddress, perNetwork: perNetwork(perAddress) }
}

function perNetwork(steps: readonly AttemptStep[]): readonly AttemptStep[] {
  return steps.map((step) => ({ ...step, attempts: step.attempts * NETWORK_FACTOR }))
}
