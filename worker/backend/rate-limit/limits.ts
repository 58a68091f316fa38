import type { Step } from './steps.ts'

/** What is limited: per address and IP by the steps of contract 3, per IP much later. */
export type Limit = Readonly<{ name: string; perAddress: readonly Step[]; perIp: readonly Step[] }>

/** Many people share an IP at a company or a school; ten times the attempts are nobody's mistyping. */
const IP_FACTOR = 10

const LOGIN_STEPS: readonly Step[] = [
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
export const REGISTER_LIMIT = { ...limit('register', MAIL_STEPS), perIp: perIp(LOGIN_STEPS) }
/** The confirmation of a new address likewise. */
export const CHANGE_EMAIL_LIMIT = limit('change-email', MAIL_STEPS)
/**
 * A withdrawal sends its receipt to an address that somebody typed. Nobody else's declarations may
 * keep one out, so that only the address counts.
 */
export const WITHDRAWAL_LIMIT: Limit = { ...limit('withdrawal', MAIL_STEPS), perIp: [] }

/** An inquiry sends its receipt to an address that somebody typed. */
export const CONTACT_LIMIT = limit('contact-form', MAIL_STEPS)
/** Reviews of one customer, whatever they are about. */
export const REVIEW_LIMIT = limit('review', LOGIN_STEPS)

function limit(name: string, perAddress: readonly Step[]): Limit {
  return { name, perAddress, perIp: perIp(perAddress) }
}

function perIp(steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => ({ ...step, attempts: step.attempts * IP_FACTOR }))
}
