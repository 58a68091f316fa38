import type { Facts } from './shopware.ts'

type Missing = Readonly<{
  /** Which tests need it, by their names. */
  tests: RegExp
  /** What they need. */
  fact: keyof Facts
  reason: string
}>

/** What a version or configuration may lack, and which tests are then skipped by name. */
const MISSING: readonly Missing[] = [
  { tests: /\bEnglish\b/, fact: 'hasEnglish', reason: 'the channel does not speak English' },
  { tests: /\bSEO path/, fact: 'hasSeoPaths', reason: 'a headless channel has no SEO paths' },
]

/** Why a test says nothing about a Shopware with these facts; undefined: it does. */
export function reasonToSkip(test: string, facts: Facts): string | undefined {
  return MISSING.find(({ tests, fact }) => !facts[fact] && tests.test(test))?.reason
}
