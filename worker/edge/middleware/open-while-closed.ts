import { PAGE_PATHS } from '#shared/paths.ts'

const PATHS: readonly string[] = [
  ...Object.values(PAGE_PATHS.revoke),
  ...Object.values(PAGE_PATHS.revoked),
]

/** Whether a page is shown even while the shop is closed: the withdrawal function (BGB § 356a). */
export function isOpenWhileClosed(path: string): boolean {
  return PATHS.includes(path)
}
