/** A category whose name has what was searched for. */
export type FoundCategory = {
  readonly id: string
  readonly name: string
  readonly href: string
  /** How many articles hang on it, where that is known. */
  readonly count: number | null
}
