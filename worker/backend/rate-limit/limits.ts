import type { Step } from './steps.ts'

/**
 * Limits per address and network in steps, and per network much later
 * (docs/store-api.md#rate-limits).
 */
export type Limit = Readonly<{
  name: string
  perAddress: readonly Step[]
  perNetwork: readonly Step[]
}>

/** A company or a school shares one network; ten times the attempts are no longer mistyping. */
const NETWORK_FACTOR = 10

export const LOGIN_STEPS: readonly Step[] = [
  { attempts: 10, waitSeconds: 10 },
  { attempts: 15, waitSeconds: 30 },
  { attempts: 20, waitSeconds: 60 },
]
const MAIL_STEPS: readonly Step[] = [
  { attempts: 3, waitSeconds: 30 },
  { attempts: 5, waitSeconds: 60 },
  { attempts: 10, waitSeconds: 90 },
]

/** Every check of a password: login, and the repeated password of a change or a deletion. */
export const PASSWORD_LIMIT = limit('login', LOGIN_STEPS)
/** Guests who name e-mail address and postcode to see an order again; counted by its code. */
export const GUEST_ORDER_LIMIT = limit('guest-login', LOGIN_STEPS)
export const RECOVERY_LIMIT = limit('reset-password', MAIL_STEPS)
/** A registration sends a mail to an address that somebody typed. */
export const REGISTER_LIMIT = {
  ...limit('register', MAIL_STEPS),
  perNetwork: perNetwork(LOGIN_STEPS),
}
/** The confirmation of a new address likewise. */
export const CHANGE_EMAIL_LIMIT = limit('change-email', MAIL_STEPS)
/** Guests leave name and address behind before they order. */
export const GUEST_LIMIT: Limit = {
  name: 'guest',
  // One checkout may send the same person many times.
  perAddress: [],
  perNetwork: perNetwork(MAIL_STEPS),
}
/**
 * Wrong passwords for one account, from wherever they come. A machine that guesses from many
 * networks gets some hundred tries a day; devices on which somebody logged in before are not
 * counted here, so that customers are not locked out of their own accounts.
 */
export const ACCOUNT_STEPS: readonly Step[] = [
  { attempts: 50, waitSeconds: 60 },
  { attempts: 100, waitSeconds: 300 },
  { attempts: 200, waitSeconds: 900 },
]

/** Promotion codes that are none, typed by one session or from one network. */
export const PROMOTION_CODE_LIMIT = limit('promotion-code', LOGIN_STEPS)

/** An inquiry sends its receipt to an address that somebody typed. */
export const CONTACT_LIMIT = limit('contact-form', MAIL_STEPS)
/** A subscription sends a mail to an address that somebody typed; an end of one likewise. */
export const NEWSLETTER_LIMIT = limit('newsletter-form', MAIL_STEPS)
/** To be told of an article sends a mail to an address that somebody typed. */
export const STOCK_ALERT_LIMIT = limit('back-in-stock', MAIL_STEPS)
/** Projects that are begun without an account. */
export const PROJECT_LIMIT = limit('project', LOGIN_STEPS)
/** Reviews of one customer, whatever they are about. */
export const REVIEW_LIMIT = limit('review', LOGIN_STEPS)

function limit(name: string, perAddress: readonly Step[]): Limit {
  return { name, perAddress, perNetwork: perNetwork(perAddress) }
}

function perNetwork(steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => ({ ...step, attempts: step.attempts * NETWORK_FACTOR }))
}
