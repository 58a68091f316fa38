import type { diagnosis as de } from '../de/diagnosis.ts'
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
} satisfies SameMessages<typeof de>
