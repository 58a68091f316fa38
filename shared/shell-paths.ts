/** Paths in the script of every page; separate from `urls.ts` to keep it small. */
export const SHELL_PATHS = {
  latestBuild: '/latest-build.json',
  speculationRules: '/speculation-rules.json',
  browserReports: '/browser-reports',
  consent: '/consent',
  kept: '/wishlist/kept',
} as const
