import type { Refusal } from '../pages/errors/refusal-status.ts'
import type { Section } from './page.ts'

/**
 * The data of a page cannot be had. Thrown by loaders: before the first byte the whole response
 * becomes the error page, afterwards its main part does.
 */
export class PageError extends Error {
  readonly refusal: Refusal
  /** Shown instead of the general message of the refusal: a login, say. */
  readonly section: Section | null

  constructor(refusal: Refusal, section: Section | null = null) {
    super(`The page failed with ${refusal}`)
    this.name = 'PageError'
    this.refusal = refusal
    this.section = section
  }
}

/** The refusal that an error of a page stands for; anything unexpected is a 500. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof PageError ? error.refusal : 500
}
