const MAX_PAGE = 1_000

/** The page of a list that an address asks for. An invalid number shows the first page. */
export function pageOf(asked: string | undefined): number {
  const page = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}
