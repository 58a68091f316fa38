/** Sections of a page, or blocks of a section, in reading order. */
export function sortByPosition<P extends { readonly position?: number | null | undefined }>(
  parts: readonly P[],
): readonly P[] {
  return [...parts].sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
