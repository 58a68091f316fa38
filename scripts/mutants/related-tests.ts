import { globSync } from 'node:fs'
import { importsAmong, neededBy } from '../architecture/imports.ts'

/** Tests in workerd that visit a folder's pages and calls, below `tests/worker`. */
const WORKER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'worker/edge': ['pages', 'shell', 'reading/listing', 'content/redirects'],
  'worker/pages': ['reading', 'shell'],
  'worker/pages/account': ['account', 'backend/account', 'shopping'],
  'worker/pages/cart': ['shopping'],
  'worker/pages/checkout': ['shopping'],
  'worker/pages/content': ['content'],
  'worker/pages/order': ['shopping'],
  'worker/pages/product': ['reading', 'shopping/files', 'pages'],
  'worker/routes': ['reading', 'shell'],
  'worker/routes/account': ['account', 'backend/account', 'shopping'],
  'worker/routes/cart': ['shopping'],
  'worker/routes/checkout': ['shopping'],
  'worker/routes/content': ['content', 'feeds'],
  'worker/routes/feeds': ['feeds'],
  'worker/routes/forms': ['shopping', 'inquiry', 'account'],
  'worker/routes/order': ['shopping'],
  'worker/routes/shopware': ['shopware/events'],
  'worker/store-api': ['store-api', 'shopware', 'reading', 'shopping'],
  'worker/store-api/content': ['content'],
}

/** Paths of the tests that run a file: unit tests that import it, and worker tests of its folder. */
export function relatedTests(file: string) {
  const tests = globSync('tests/unit/**/*.test.{ts,tsx}')
  const imports = importsAmong([
    ...tests,
    ...globSync('{shared,client,worker,tests}/**/*.{ts,tsx}'),
  ])
  return {
    unit: tests.filter((test) => neededBy(test, imports).has(file)),
    worker: workerTestsOf(file).map((path) => `tests/worker/${path}`),
  }
}

function workerTestsOf(file: string): readonly string[] {
  const subject = file.split('/')[2] ?? ''
  const own = globSync(`tests/worker/${subject}/*.test.*`).length > 0 ? [`${subject}/`] : []
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
    const mapped = WORKER_TESTS[file.slice(0, at)]
    if (mapped) return [...new Set([...own, ...mapped])]
  }
  return own
}
