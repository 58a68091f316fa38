import { isOnline, PAYMENT_KINDS } from '#shared/domain/order/payment.ts'
import { TrustedProxy } from './client-network.ts'
import { z } from '#shared/schemas/zod.ts'

const Var = z.string().trim().min(1)
/** Cloudflare has no unset var, only an empty one. */
const OptionalVar = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

/** An address of others that pages may load from; only over https. */
const ForeignUrl = z.url({ protocol: /^https$/ })
const OptionalUrl = OptionalVar.pipe(ForeignUrl.optional())
/** Further origins, with spaces or commas between them. */
const Origins = OptionalVar.transform((value) => value?.split(/[\s,]+/).filter(Boolean) ?? []).pipe(
  z.array(ForeignUrl.transform((url) => new URL(url).origin)),
)

const listOf = <const Name extends string>(names: readonly Name[]) =>
  OptionalVar.transform((value) => value?.split(/[\s,]+/).filter(Boolean) ?? null).pipe(
    z.array(z.enum(names)).nullable(),
  )

const CONTACT_FIELDS = ['salutationId', 'firstName', 'lastName', 'phone'] as const
const MOLLIE_KEY = /^(test|live)_\w{10,}$/
const MOLLIE_PROFILE = /^pfl_\w{6,}$/
/** Without this setting only cards are offered: every provider account has them. */
const DEFAULT_KINDS = PAYMENT_KINDS.filter((kind) => kind === 'card' || !isOnline(kind))
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The vars of the Worker, parsed once an isolate; a missing or malformed one names itself. */
export const Vars = z
  .object({
    SHOP_NAME: Var.default('Ripstop'),
    SHOP_ORIGIN: z.url().transform((url) => new URL(url).origin),
    SHOP_LEGAL_NAME: Var.default('Ripstop Demo GmbH'),
    SHOP_STREET: Var.default('Musterweg 7'),
    SHOP_ZIP: Var.default('01099'),
    SHOP_CITY: Var.default('Dresden'),
    SHOP_VAT_ID: Var.default('DE000000000'),
    SHOP_PHONE: Var.default('+49 351 000 00 00'),
    SHOP_EMAIL: Var.default('hallo@ripstop.example'),
    SHOP_BANK_HOLDER: Var.default('Ripstop Demo GmbH'),
    SHOP_BANK_IBAN: Var.default('DE00 0000 0000 0000 0000 00'),
    SHOP_BANK_BIC: Var.default('XXXXDE00XXX'),
    /** Loaded once counting or advertising is allowed. */
    SHOP_TAG_MANAGER_URL: OptionalUrl,
    /** A consent tool that asks instead of our own banner. */
    SHOP_CONSENT_SCRIPT_URL: OptionalUrl,
    /** Origins that the tag manager or the consent tool loads from and sends to. */
    SHOP_TAG_ORIGINS: Origins,
    /** Key or id of the customer group that businesses register for. */
    SHOP_TRADE_GROUP: OptionalVar,
    /** The address at which a parcel can be tracked; `%s` is its code. */
    TRACKING_URL: z
      .url({ protocol: /^https$/ })
      .refine((url) => url.includes('%s'))
      .default('https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=%s'),
    /** Which header names the address of a visitor; without it no header is trusted. */
    SHOP_TRUSTED_PROXY: OptionalVar.transform((value) => value ?? '').pipe(TrustedProxy),
    STORE_API_URL: OptionalVar,
    STORE_API_ACCESS_KEY: OptionalVar,
    /** Origins of that shop's pictures, beside its own. */
    SHOP_MEDIA_ORIGINS: Origins,
    /** The secret by which a Shopware's app signs its events; without it events are refused. */
    SHOPWARE_APP_SECRET: OptionalVar,
    OPS_SECRET: OptionalVar,
    /** The previous secret, accepted during a rotation. */
    OPS_SECRET_BEFORE: OptionalVar,
    SIGNING_SECRET: OptionalVar,
    /** The previous secret, accepted during a rotation. */
    SIGNING_SECRET_BEFORE: OptionalVar,
    /** The register that VAT ids are looked up in (VIES, its REST address); unset: none is asked. */
    VIES_URL: OptionalUrl.transform((url) => url?.replace(/\/+$/, '')),
    /** Fields that an inquiry requires beside e-mail address, subject and question. */
    CONTACT_REQUIRED: listOf(CONTACT_FIELDS).transform((fields) => fields ?? []),
    /** The payment methods that the shop offers. */
    PAYMENT_METHODS: listOf(PAYMENT_KINDS).transform((kinds) => kinds ?? DEFAULT_KINDS),
    /** The key of the account at Mollie that takes cards and the other ways to pay online. */
    MOLLIE_API_KEY: OptionalVar.pipe(z.string().regex(MOLLIE_KEY).optional()),
    /** The profile that Mollie's card fields at the checkout belong to; without it there are none. */
    MOLLIE_PROFILE_ID: OptionalVar.pipe(z.string().regex(MOLLIE_PROFILE).optional()),
    /** Where Mollie's API stands; a test names a server of its own. */
    MOLLIE_API_URL: OptionalVar.pipe(z.url().default('https://api.mollie.com/v2')),
    /** Double opt-in: whether an account must be confirmed by the link in a mail. */
    DOUBLE_OPT_IN: z.enum(['on', 'off']).default('on'),
    /** The share of browsers' reports that is kept: 1 is all of them. */
    BROWSER_REPORT_SHARE: z.coerce.number().min(0).max(1).default(1),
    /** How long an order waits for its transfer; its buyer is reminded of it halfway. */
    PREPAYMENT_DAYS: z.coerce.number().int().min(2).max(90).default(14),
    /** How long the buyer of an invoice has to pay it. */
    INVOICE_DAYS: z.coerce.number().int().min(1).max(90).default(14),
    /** Whether invoices and credit notes are attached to the mails about them. */
    PAPERS_BY_MAIL: z.enum(['on', 'off']).default('off'),
    /** How many orders of one network may wait for a transfer at the same time. */
    PREPAYMENT_ORDERS: z.coerce.number().int().min(1).default(10),
    NAME_MIN_LENGTH: z.coerce.number().int().min(1).max(20).default(1),
  })
  .refine(
    (vars) => (vars.STORE_API_URL === undefined) === (vars.STORE_API_ACCESS_KEY === undefined),
    {
      message: 'Make sure that endpoint and accessToken are settled in the configuration',
    },
  )
  // The embedded shop has such a group; whether a remote one does is unknown.
  .transform((vars) => ({
    ...vars,
    SHOP_TRADE_GROUP: vars.SHOP_TRADE_GROUP ?? (vars.STORE_API_URL ? undefined : 'trade'),
  }))
export type Vars = z.infer<typeof Vars>

/** Bindings and raw vars as the runtime hands them in. */
export type Bindings = {
  readonly DB: D1Database
  readonly KV: KVNamespace
  readonly MEDIA: R2Bucket
  readonly FILES: R2Bucket
  readonly SHOPPER: DurableObjectNamespace<
    import('#worker/backend/shopper/session.ts').ShopperSession
  >
  readonly LIMITER: DurableObjectNamespace<
    import('#worker/backend/rate-limit/rate-limiter.ts').RateLimiter
  >
  readonly ASSETS: Fetcher
  readonly MAIL: SendEmail
  /** Cloudflare's counter of requests; shops elsewhere have none. */
  readonly SHIELD?: RateLimit
  /** The dataset in which answers are counted; optional. */
  readonly METRICS?: AnalyticsEngineDataset
} & Readonly<Record<string, unknown>>
