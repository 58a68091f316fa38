import type { PageName } from './paths.ts'

/** Pages of content that footer, checkout and forms link. Their titles are `shell.{name}`. */
export const LEGAL_PAGES = [
  'imprint',
  'privacy',
  'terms',
  'withdrawalTerms',
  'shipping',
  'payment',
  'accessibility',
  'guarantee',
  'disposal',
] as const satisfies readonly PageName[]
export type LegalPage = (typeof LEGAL_PAGES)[number]
