import type { Facts } from './shopware.ts'

type Missing = Readonly<{
  /** The names of tests that need the feature. */
  tests: RegExp
  /** The fact that must be true. */
  fact: keyof Facts
  reason: string
}>

/**
 * Features that a version or configuration can lack; the tests that need them are skipped by name.
 */
const MISSING: readonly Missing[] = [
  { tests: /\bEnglish\b/, fact: 'hasEnglish', reason: 'the channel does not speak English' },
  { tests: /\bSEO path/, fact: 'hasSeoPaths', reason: 'a headless channel has no SEO paths' },
]

/** Reason to skip a test for a Shopware with these facts; undefined if it applies. */
export function reasonToSkip(test: string, facts: Facts): string | undefined {
  return MISSING.find(({ tests, fact }) => !facts[fact] && tests.test(test))?.reason
}
