import type * as de from '../de/diagnosis.ts'
import type { SameMessages } from '../translate.ts'

export const diagnosis = {
  title: 'Diagnosis',
  well: 'Everything that the pages depend on answers.',
  ill: 'Something that the pages depend on does not answer or is missing.',
  measuring: 'Being measured. Please load the page again in a moment.',
  forOperators:
    'Measured once a minute at most. Whoever runs the shop and sends its secret learns more here.',
  backend: 'Backend',
  embedded: 'built in',
  build: 'Build',
  catalogue: 'Catalogue version',
  calls: 'Calls of the Store API',
  call: 'Call',
  outcome: 'Outcome',
  latency: 'Time',
  answers: 'answers',
  absent: 'is not there, the feature is hidden',
  fails: 'fails',
  late: 'takes too long, not waited for',
  errors: 'Errors',
  unreachable: 'unreachable',
  timeout: 'too slow',
  'invalid-answer': 'answer not understood',
  unknown: 'Unknown error',
  remarks: 'What shows',
} satisfies SameMessages<typeof de.diagnosis>

type Words = { readonly what: string }

export const diagnosisRemarks = {
  noShop: (_words: Words) =>
    'This Shopware cannot be reached: check address, certificate and firewall. Every page shows an outage.',
  tooSlow: ({ what }: Words) =>
    `A call takes too long: ${what}. Visitors wait, or see older pages or an outage.`,
  noChannel: (_words: Words) =>
    'The access key belongs to no active sales channel: check STORE_API_ACCESS_KEY, and activate the channel. Every page shows an outage.',
  closed: (_words: Words) => 'The sales channel is in maintenance. Every page says so.',
  noJson: ({ what }: Words) =>
    `The answer is not a Store API’s (${what}): STORE_API_URL ends in /store-api, with no password and no redirect in front.`,
  notUnderstood: ({ what }: Words) => `The pages do not understand the answer: ${what}`,
  other: ({ what }: Words) => `The call is refused: ${what}.`,
  noGerman: (_words: Words) => 'The channel has no German. There are no German pages.',
  noEnglish: (_words: Words) => 'The channel has no English. There are no pages below /en.',
  noDomain: ({ what }: Words) =>
    `${what} is no domain of the channel. Registrations and guests’ orders are refused.`,
  noCategories: (_words: Words) =>
    'The main navigation is empty: give the channel an entry point. The menu stays empty.',
  noArticles: (_words: Words) => 'No article is visible in this channel. There is nothing to buy.',
  foreignPictures: ({ what }: Words) =>
    `Pictures come from ${what}, which the pages’ policy does not know: put it into SHOP_MEDIA_ORIGINS. Pictures stay empty.`,
  noCountries: (_words: Words) => 'The channel has no country. Nobody can give an address.',
  noShipping: (_words: Words) => 'The channel has no shipping method. Nobody can order.',
  noPayment: (_words: Words) => 'The channel has no payment method. Nobody can order.',
  noPaths: (_words: Words) =>
    'There are no SEO paths (channel type headless, or no index). Addresses read /navigation/… and /detail/….',
  shopwarePaths: ({ what }: Words) =>
    `Paths follow Shopware’s templates (“${what}”). Addresses lose the slash at their end and are else the same.`,
  noUnits: (_words: Words) =>
    'None of the first articles has a unit and a selling unit. Metre goods are counted in pieces, base prices are missing.',
  noTiers: (_words: Words) =>
    'None of the first articles has tier prices. Shopware needs advanced prices under a rule for them.',
  noCustomFields: (_words: Words) =>
    'Articles do not have our custom fields. Delivery promises, care symbols and hazard labels are missing, nothing else.',
  noPictures: (_words: Words) =>
    'None of the first articles has a cover. Cards show the empty box.',
  statesRequired: ({ what }: Words) => `A state has to be chosen in: ${what}.`,
  vatRequired: ({ what }: Words) => `Businesses need a VAT id in: ${what}.`,
  phoneRequired: (_words: Words) => 'Addresses need a phone number. Our forms require it then.',
  lineRequired: (_words: Words) =>
    'Addresses need a first additional line. Our forms require it then, unfolded.',
  secondLineRequired: (_words: Words) =>
    'Addresses need a second additional line. Our forms require it then, unfolded.',
  longPasswords: ({ what }: Words) => `Passwords need ${what} characters. Our forms say so then.`,
  nameInMessages: (_words: Words) =>
    'Whoever writes a message has to give a name. The contact form requires it then.',
  phoneInMessages: (_words: Words) =>
    'Whoever writes a message has to give a phone number. The contact form requires it then; Shopware has it in its basic information.',
  noFooter: (_words: Words) => 'The channel has no footer navigation. The pages show their own.',
} satisfies SameMessages<typeof de.diagnosisRemarks>
