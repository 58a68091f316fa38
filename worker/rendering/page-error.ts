import type { Refusal } from '../pages/errors/refusal-status.ts'
import type { Section } from './page.ts'

/**
 * The data of a page cannot be loaded. Loaders throw it. Before the first byte the error page
 * replaces the whole response, afterwards only the main part.
 */
export class PageError extends Error {
  readonly refusal: Refusal
  /** Replaces the general message of the refusal, for example with a login form. */
  readonly section: Section | null

  constructor(refusal: Refusal, section: Section | null = null) {
    super(`The page failed with ${refusal}`)
    this.name = 'PageError'
    this.refusal = refusal
    this.section = section
  }
}

/** The refusal for an error of a page; 500 for anything unexpected. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof PageError ? error.refusal : 500
}
