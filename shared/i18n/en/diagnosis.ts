import type * as de from '../de/diagnosis.ts'
import type { SameMessages } from '../translate.ts'

export const diagnosis = {
  title: 'Diagnosis',
  well: 'All services that the shop needs respond.',
  ill: 'At least one service that the shop needs is missing or does not respond.',
  measuring: 'The measurement is running. Please reload the page in a moment.',
  forOperators:
    'The measurement runs at most once a minute. Operators who send their secret see more here.',
  backend: 'Backend',
  embedded: 'built in',
  build: 'Build',
  catalogue: 'Catalogue version',
  calls: 'Store API calls',
  call: 'Call',
  outcome: 'Result',
  latency: 'Duration',
  answers: 'responds',
  absent: 'missing, feature hidden',
  fails: 'fails',
  late: 'takes too long, result not awaited',
  errors: 'Errors',
  unreachable: 'unreachable',
  timeout: 'too slow',
  'invalid-answer': 'invalid response',
  unknown: 'Unknown error',
  remarks: 'Findings',
} satisfies SameMessages<typeof de.diagnosis>

type Messages = { readonly what: string }

export const diagnosisFindings = {
  noShop: (_messages: Messages) =>
    'Shopware cannot be reached. Check address, certificate and firewall. Every page shows an outage.',
  tooSlow: ({ what }: Messages) =>
    `A call takes too long: ${what}. Visitors wait, see older pages or an outage.`,
  noChannel: (_messages: Messages) =>
    'The access key belongs to no active sales channel. Check STORE_API_ACCESS_KEY and activate the channel. Every page shows an outage.',
  closed: (_messages: Messages) => 'The sales channel is in maintenance mode. Every page says so.',
  noJson: ({ what }: Messages) =>
    `The response is not from a Store API (${what}). STORE_API_URL must end in /store-api, without a password and without a redirect.`,
  notUnderstood: ({ what }: Messages) => `The shop cannot read the response: ${what}`,
  other: ({ what }: Messages) => `Shopware refuses the call: ${what}.`,
  noGerman: (_messages: Messages) => 'The channel has no German. There are no German pages.',
  noEnglish: (_messages: Messages) => 'The channel has no English. There are no pages below /en.',
  noDomain: ({ what }: Messages) =>
    `${what} is not a domain of the channel. Shopware refuses registrations and guest orders.`,
  noCategories: (_messages: Messages) =>
    'The main navigation is empty. Give the channel an entry point. Until then the menu stays empty.',
  noArticles: (_messages: Messages) =>
    'No product is visible in this channel. There is nothing to buy.',
  foreignPictures: ({ what }: Messages) =>
    `Pictures come from ${what}. The shop’s Content Security Policy does not allow this, and the pictures stay empty. Add the address to SHOP_MEDIA_ORIGINS.`,
  noCountries: (_messages: Messages) =>
    'The channel has no country. Customers cannot enter an address.',
  noShipping: (_messages: Messages) =>
    'The channel has no shipping method. Customers cannot order.',
  noPayment: (_messages: Messages) => 'The channel has no payment method. Customers cannot order.',
  omittedRecords: ({ what }: Messages) =>
    `The shop cannot read these records and leaves them out: ${what}.`,
  noPaths: (_messages: Messages) =>
    'There are no SEO paths (channel type headless or missing index). Addresses are /navigation/… and /detail/….',
  shopwarePaths: ({ what }: Messages) =>
    `Paths follow Shopware’s templates (“${what}”). The shop only drops the slash at the end.`,
  noUnits: (_messages: Messages) =>
    'None of the first products has a unit and a selling unit. Goods by the metre are counted in pieces, and base prices are missing.',
  noTiers: (_messages: Messages) =>
    'None of the first products has tier prices. For these, Shopware needs advanced prices under a rule.',
  noCustomFields: (_messages: Messages) =>
    'The products lack the shop’s custom fields. As a result, delivery promises, care symbols and hazard notes are missing, nothing else.',
  noPictures: (_messages: Messages) =>
    'None of the first products has a cover picture. Lists show an empty box.',
  statesRequired: ({ what }: Messages) => `A state is required in: ${what}.`,
  vatRequired: ({ what }: Messages) => `Companies must enter a VAT ID in: ${what}.`,
  phoneRequired: (_messages: Messages) => 'Addresses need a phone number. The forms require it.',
  lineRequired: (_messages: Messages) =>
    'Addresses need a first additional line. The forms show and require it.',
  secondLineRequired: (_messages: Messages) =>
    'Addresses need a second additional line. The forms show and require it.',
  longPasswords: ({ what }: Messages) =>
    `Passwords need ${what} characters. The forms state this length.`,
  nameInMessages: (_messages: Messages) => 'Messages need a name. The contact form requires it.',
  phoneInMessages: (_messages: Messages) =>
    'Messages need a phone number. The contact form requires it. You can switch this off in Shopware under “Basic information”.',
  noFooter: (_messages: Messages) =>
    'The channel has no footer navigation. The shop shows its own.',
} satisfies SameMessages<typeof de.diagnosisFindings>
