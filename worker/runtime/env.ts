import { isOnline, PAYMENT_KINDS } from '#shared/domain/order/payment.ts'
import { LOCALES } from '#shared/i18n/locales.ts'
import { TrustedProxy } from './client-network.ts'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { NO_SETTINGS, SHOPWARE_SETTINGS } from '#shared/schemas/import/shop.ts'
import { z } from '#shared/schemas/zod.ts'

const Var = z.string().trim().min(1)
/** Cloudflare has no unset vars, only empty ones. */
const OptionalVar = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

/** A foreign address that pages may load from; only https. */
const ForeignUrl = z.url({ protocol: /^https$/ })
const OptionalUrl = OptionalVar.pipe(ForeignUrl.optional())
/** Additional origins, separated by spaces or commas. */
const Origins = OptionalVar.transform((value) => value?.split(/[\s,]+/).filter(Boolean) ?? []).pipe(
  z.array(ForeignUrl.transform((url) => new URL(url).origin)),
)

/** A language and the address of a front end: `de=https://front.example/de`. */
const DOMAIN = /^(?<locale>[a-z]{2})=(?<url>https?:\/\/[^\s?#@]+)$/
const Domain = z
  .string()
  .regex(DOMAIN, 'Each entry is a language and an address, such as de=https://front.example')
  .transform((entry) => DOMAIN.exec(entry)?.groups ?? {})
  .pipe(z.object({ locale: z.enum(LOCALES), url: z.url() }))
  .transform(({ locale, url }) => ({ locale, url: new URL(url).href.replace(/\/+$/, '') }))
const Domains = OptionalVar.transform((value) => value?.split(/[\s,]+/).filter(Boolean) ?? []).pipe(
  z.array(Domain),
)

const listOf = <const Name extends string>(names: readonly Name[]) =>
  OptionalVar.transform((value) => value?.split(/[\s,]+/).filter(Boolean) ?? null).pipe(
    z.array(z.enum(names)).nullable(),
  )

const CONTACT_FIELDS = ['salutationId', 'firstName', 'lastName', 'phone'] as const
const MOLLIE_KEY = /^(test|live)_\w{10,}$/
const MOLLIE_PROFILE = /^pfl_\w{6,}$/
/** The default is card payment only, because every provider account has it. */
const DEFAULT_KINDS = PAYMENT_KINDS.filter((kind) => kind === 'card' || !isOnline(kind))
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The vars of the worker, parsed once per isolate. Errors name the missing or malformed var. */
export const Vars = z
  .object({
    SHOP_NAME: Var.default(DEMO_SETTINGS.name),
    SHOP_ORIGIN: z.url().transform((url) => new URL(url).origin),
    /** Where Durable Objects run and store their data. It never changes: the objects would be empty. */
    SHOP_JURISDICTION: OptionalVar.pipe(z.enum(['eu', 'fedramp']).optional()),
    /** Domains of other front ends of this shop, such as `en=https://front.example/en`. */
    SHOP_DOMAINS: Domains,
    SHOP_LEGAL_NAME: Var.default(DEMO_SETTINGS.seller.legalName),
    SHOP_STREET: Var.default(DEMO_SETTINGS.seller.street),
    SHOP_ZIP: Var.default(DEMO_SETTINGS.seller.zip),
    SHOP_CITY: Var.default(DEMO_SETTINGS.seller.city),
    SHOP_VAT_ID: Var.default(DEMO_SETTINGS.seller.vatId),
    SHOP_PHONE: Var.default(DEMO_SETTINGS.seller.phone),
    SHOP_EMAIL: Var.default(DEMO_SETTINGS.seller.email),
    SHOP_BANK_HOLDER: Var.default(DEMO_SETTINGS.bank.holder),
    SHOP_BANK_IBAN: Var.default(DEMO_SETTINGS.bank.iban),
    SHOP_BANK_BIC: Var.default(DEMO_SETTINGS.bank.bic),
    /** Loaded after the visitor allows statistics or advertising. */
    SHOP_TAG_MANAGER_URL: OptionalUrl,
    /** A consent tool that replaces our own banner. */
    SHOP_CONSENT_SCRIPT_URL: OptionalUrl,
    /** Origins that the tag manager or the consent tool loads from and sends to. */
    SHOP_TAG_ORIGINS: Origins,
    /** Key or id of the customer group that businesses register for. */
    SHOP_TRADE_GROUP: OptionalVar,
    /** The tracking page for parcels; `%s` is replaced by the tracking code. */
    TRACKING_URL: z
      .url({ protocol: /^https$/ })
      .refine((url) => url.includes('%s'))
      .default('https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=%s'),
    /** The header with the visitor's address; without this setting no header is trusted. */
    SHOP_TRUSTED_PROXY: OptionalVar.transform((value) => value ?? '').pipe(TrustedProxy),
    STORE_API_URL: OptionalVar,
    STORE_API_ACCESS_KEY: OptionalVar,
    /** Origins of that shop's pictures, in addition to its own. */
    SHOP_MEDIA_ORIGINS: Origins,
    /** The secret with which a Shopware's app signs its events. Without it events are refused. */
    SHOPWARE_APP_SECRET: OptionalVar,
    OPS_SECRET: OptionalVar,
    /** The previous secret, accepted during a rotation. */
    OPS_SECRET_BEFORE: OptionalVar,
    SIGNING_SECRET: OptionalVar,
    /** The previous secret, accepted during a rotation. */
    SIGNING_SECRET_BEFORE: OptionalVar,
    /** The REST address of the service that checks VAT ids (VIES). Unset: ids are not checked. */
    VIES_URL: OptionalUrl.transform((url) => url?.replace(/\/+$/, '')),
    /** Fields that an inquiry requires in addition to email, subject and question. */
    CONTACT_REQUIRED: listOf(CONTACT_FIELDS).transform((fields) => fields ?? []),
    /** The payment methods that the shop offers. */
    PAYMENT_METHODS: listOf(PAYMENT_KINDS).transform((kinds) => kinds ?? DEFAULT_KINDS),
    /** The key of the Mollie account for cards and other online payments. */
    MOLLIE_API_KEY: OptionalVar.pipe(z.string().regex(MOLLIE_KEY).optional()),
    /** The profile of Mollie's card fields in the checkout; without it there are no card fields. */
    MOLLIE_PROFILE_ID: OptionalVar.pipe(z.string().regex(MOLLIE_PROFILE).optional()),
    /** The address of Mollie's API; tests set their own server. */
    MOLLIE_API_URL: OptionalVar.pipe(z.url().default('https://api.mollie.com/v2')),
    /** Double opt-in: whether an account must be confirmed by the link in a mail. */
    DOUBLE_OPT_IN: z.enum(['on', 'off']).default('on'),
    /** The share of browser reports that is stored; 1 stores all. */
    BROWSER_REPORT_SHARE: z.coerce.number().min(0).max(1).default(1),
    /**
     * Days until an unpaid order by bank transfer is cancelled. The buyer gets a reminder halfway.
     */
    PREPAYMENT_DAYS: z.coerce
      .number()
      .int()
      .min(2)
      .max(90)
      .default(DEMO_SETTINGS.payment.prepaymentDays),
    /** Days until an invoice must be paid. */
    INVOICE_DAYS: z.coerce.number().int().min(1).max(90).default(DEMO_SETTINGS.payment.invoiceDays),
    /** Whether invoices and credit notes are attached to their mails. */
    PAPERS_BY_MAIL: z.enum(['on', 'off']).default('off'),
    /** The maximum number of orders per network that await a bank transfer. */
    PREPAYMENT_ORDERS: z.coerce.number().int().min(1).default(10),
    /** Products of a listing whose request has no limit. */
    LISTING_LIMIT: z.coerce.number().int().min(1).max(100).default(24),
    NAME_MIN_LENGTH: z.coerce.number().int().min(1).max(20).default(3),
  })
  .refine(
    (vars) => (vars.STORE_API_URL === undefined) === (vars.STORE_API_ACCESS_KEY === undefined),
    {
      message: 'Make sure that endpoint and accessToken are settled in the configuration',
    },
  )
  // The embedded shop has such a group; a remote shop may lack it.
  .transform((vars) => ({
    ...vars,
    SHOP_TRADE_GROUP: vars.SHOP_TRADE_GROUP ?? (vars.STORE_API_URL ? undefined : 'trade'),
    /** The settings of `shop.json`; those of the demo until it is loaded. */
    settings: vars.STORE_API_URL ? SHOPWARE_SETTINGS : NO_SETTINGS,
  }))
export type Vars = z.infer<typeof Vars>

/** Bindings and raw vars as the runtime provides them. */
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
  /** Cloudflare's rate limit; shops on other hosts have none. */
  readonly SHIELD?: RateLimit
  /** The dataset that counts responses; optional. */
  readonly METRICS?: AnalyticsEngineDataset
} & Readonly<Record<string, unknown>>
