/**
 * The person or event that can cause a mail: anyone who enters an address; the buyer of an order,
 * who may be a guest with a stranger's address; a customer; operators; a provider's report; the
 * cron.
 */
type Cause = 'anyone' | 'buyer' | 'customer' | 'operator' | 'provider' | 'clock'

/** Limits apply per group of mails. */
export const GROUPS = ['account', 'order', 'receipt', 'subscription'] as const

/**
 * Limits for mails to an address that anyone may have entered: five per hour, address and group,
 * twenty per network. Beyond the limits `later` delays each mail. `newest` replaces the waiting
 * mail of the same kind within an hour. `dropped` deletes a mail that would wait longer than four
 * hours, or is the 21st of its group to an address in a day.
 */
type Hold = Readonly<{
  group: (typeof GROUPS)[number]
  beyond: 'later' | 'newest' | 'dropped'
}>

export type MailRule = Readonly<{
  cause: Cause
  to: 'entered address' | 'own address' | 'shop'
  /** Null for mails that nobody can cause for a stranger's address. */
  hold: Hold | null
  /** For mails to the shop: after this number per hour, one mail counts the others. */
  perHour: number | null
}>

export const PER_ADDRESS = 5
export const PER_NETWORK = 20
/** More mails of a group are dropped, of the kinds that may be dropped. */
export const PER_ADDRESS_A_DAY = 20
export const DROPPED_AFTER_HOURS = 4

const entered = (group: Hold['group'], beyond: Hold['beyond'], cause: Cause = 'anyone') =>
  ({ cause, to: 'entered address', hold: { group, beyond }, perHour: null }) as const
const own = (cause: Cause) => ({ cause, to: 'own address', hold: null, perHour: null }) as const
const shop = (cause: Cause, perHour: number | null) =>
  ({ cause, to: 'shop', hold: null, perHour }) as const

/** Every mail of the shop by its kind (docs/threats.md#mails). */
export const MAIL_RULES = {
  'order-confirmation': entered('order', 'later', 'buyer'),
  'payment-changed': entered('order', 'dropped', 'buyer'),
  'order-cancelled': entered('order', 'later', 'buyer'),
  'payment-received': own('provider'),
  'payment-reminder': own('clock'),
  'order-shipped': own('operator'),
  'withdrawal-received': entered('receipt', 'dropped'),
  'inquiry-received': entered('receipt', 'dropped'),
  'account-opt-in': entered('account', 'newest'),
  'account-exists': entered('account', 'newest'),
  'account-recovery': entered('account', 'newest'),
  'account-unknown': entered('account', 'newest'),
  'account-email-confirm': entered('account', 'newest', 'customer'),
  'account-email-changing': own('customer'),
  'account-welcome': own('customer'),
  'account-password-changed': own('customer'),
  'account-deleted': own('customer'),
  'account-erased': own('operator'),
  'account-group-granted': own('operator'),
  'newsletter-opt-in': entered('subscription', 'newest'),
  'newsletter-subscribed': entered('subscription', 'newest'),
  'newsletter-ended': entered('subscription', 'newest'),
  'newsletter-welcome': own('customer'),
  'stock-alert-opt-in': entered('subscription', 'dropped'),
  'stock-alert': own('clock'),
  'ops-new-order': shop('buyer', 60),
  'ops-withdrawal': shop('anyone', 20),
  'ops-inquiry': shop('anyone', 20),
  'ops-review': shop('customer', 20),
  'ops-payment-failed': shop('buyer', 20),
  'ops-payment-wrong': shop('provider', null),
  'ops-refund-due': shop('provider', null),
  'ops-chargeback': shop('provider', null),
  'ops-more': shop('clock', null),
} as const satisfies Readonly<Record<string, MailRule>>

export type RuledMail = keyof typeof MAIL_RULES

const RULES: readonly (readonly [string, MailRule])[] = Object.entries(MAIL_RULES)

/** The kinds of a group, which share a limit. */
export function kindsOf(group: Hold['group']): readonly string[] {
  return RULES.filter(([, { hold }]) => hold?.group === group).map(([kind]) => kind)
}

/** The kinds with this handling beyond the limits. */
export function kindsBeyond(beyond: Hold['beyond']): readonly string[] {
  return RULES.filter(([, { hold }]) => hold?.beyond === beyond).map(([kind]) => kind)
}
