import { FEATURES, type Feature } from '#shared/features.ts'
import { z } from '#shared/schemas/zod.ts'
import { DEMO_SETTINGS } from './demo-settings.ts'
import { CountryIso, GrossCents, LocaleText } from './text.ts'

const Line = z.string().trim().min(1).max(200)

/** The company that sells, as in imprint, mails and documents. */
const Seller = z.strictObject({
  legalName: Line,
  street: Line,
  zip: Line,
  city: Line,
  vatId: Line,
  phone: Line,
  email: z.email(),
})

/** The account for bank transfers. */
const Bank = z.strictObject({ holder: Line, iban: Line, bic: Line })

const Home = z.strictObject({ title: LocaleText, lead: LocaleText, description: LocaleText })

/** Basis points: 20 % are 2000. */
const TaxRate = z.int().min(0).max(10_000)
const TaxRates = z.strictObject({ standard: TaxRate, reduced: TaxRate })
const Countries = z.array(CountryIso).refine((list) => new Set(list).size === list.length, {
  message: 'names a country twice',
})

/** Where and when goods are picked up; by default at the address of the seller. */
const Pickup = z.strictObject({
  address: z.strictObject({ street: Line, zip: Line, city: Line }).nullable(),
  days: LocaleText,
})

/** Days until an unpaid order by bank transfer is cancelled, until an invoice is due, and of
 * goods that wait for their pick-up and payment in cash. */
const Payment = z.strictObject({
  prepaymentDays: z.int().min(2).max(90),
  invoiceDays: z.int().min(1).max(90),
  heldDays: z.int().min(1).max(90),
})

const DayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is not MM-DD')

/** Orders before the hour (0 to 24) are packed on the same business day. */
const Packing = z.strictObject({
  cutOffHour: z.int().min(0).max(24),
  /** Public holidays of the place, on which nothing is packed. */
  holidays: z.strictObject({
    fixed: z.array(DayOfYear).max(100),
    /** Days after Easter Sunday: -2 is Good Friday, 50 is Whit Monday. */
    fromEaster: z.array(z.int().min(-100).max(100)).max(30),
    /** The last weekday before a day of the year; 0 is Sunday, 6 is Saturday. */
    weekdays: z
      .array(z.strictObject({ weekday: z.int().min(0).max(6), before: DayOfYear }))
      .max(30),
    /** Single days. */
    dates: z.array(z.iso.date()).max(200),
  }),
})

/** Samples per order: `free` ones, at most `most`, and the price of each further one. */
const Samples = z
  .strictObject({
    free: z.int().min(0).max(50),
    most: z.int().min(1).max(50),
    furtherCents: GrossCents.max(100_000),
  })
  .refine(({ free, most }) => free <= most, { message: 'has more free samples than samples' })

/** Parts of the shop, on or off. A part that is not named is on. */
const Features = z.partialRecord(z.enum(FEATURES), z.boolean()).transform((named) => {
  const all = FEATURES.map((feature) => [feature, named[feature] ?? true])
  return Object.fromEntries(all) as Readonly<Record<Feature, boolean>>
})

/**
 * The sections of `shop.json`. A missing one has the values of the vars, if they exist, else of the
 * demo.
 */
const Sections = z.strictObject({
  /** The name in page titles, mails and payments. */
  name: Line.optional(),
  seller: Seller.optional(),
  bank: Bank.optional(),
  /** Title and first sentence of the home page, and the description of the shop for programs. */
  home: Home.optional(),
  /** The country of the shop. Imported prices include its tax; pick-up is taxed there. */
  homeCountry: CountryIso.default(DEMO_SETTINGS.homeCountry),
  /** Tax rates by country of delivery. A country without an entry has those of the shop's own. */
  taxRates: z.record(CountryIso, TaxRates).default(DEMO_SETTINGS.taxRates),
  /** The countries that parcels are sent to. */
  deliveryCountries: Countries.min(1).default(DEMO_SETTINGS.deliveryCountries),
  /** The countries that dangerous goods are sent to. */
  hazardousCountries: Countries.default(DEMO_SETTINGS.hazardousCountries),
  pickup: Pickup.default(DEMO_SETTINGS.pickup),
  payment: Payment.optional(),
  packing: Packing.default(DEMO_SETTINGS.packing),
  samples: Samples.default(DEMO_SETTINGS.samples),
  features: Features.prefault({}),
})

/** The sections that pages may show. */
export const PublicSettings = Sections.omit({ bank: true })
export type PublicSettings = z.infer<typeof PublicSettings>

/** The settings of a shop without a `shop.json`. */
export const NO_SETTINGS = PublicSettings.parse({ home: DEMO_SETTINGS.home })

/** The settings of pages in front of a Shopware, which has no such features. */
export const SHOPWARE_SETTINGS = PublicSettings.parse({
  home: DEMO_SETTINGS.home,
  features: { planner: false, samples: false, stockAlerts: false },
})

/** `shop.json`: the settings of the shop. */
export const ShopSettings = Sections.superRefine((shop, context) => {
  const { homeCountry, taxRates, deliveryCountries, hazardousCountries } = shop
  const refuse = (path: keyof ShopSettings, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!taxRates[homeCountry]) refuse('taxRates', `lacks the country of the shop, ${homeCountry}`)
  for (const country of hazardousCountries.filter((one) => !deliveryCountries.includes(one)))
    refuse('hazardousCountries', `${country} is not a delivery country`)
})
export type ShopSettings = z.infer<typeof ShopSettings>
