import { LOCALES } from './i18n/locales.ts'
import { ACTION_PATHS, PAGE_PATHS, PATTERNS, SUGGEST_PATHS } from './paths.ts'

/** Pages with entries below them: `/blog/{slug}`. */
const LISTS = ['blog', 'lexicon', 'gallery', 'planner'] as const
const FILES = ['assets', 'media', 'sitemap', 'store-api']
const ID_PATHS = ['detail', 'navigation']

const sectionsOf = (paths: readonly string[]) =>
  paths.flatMap((path) => /^\/([^/]+)\//.exec(path)?.[1] ?? [])

const SECTIONS: ReadonlySet<string> = new Set([
  ...LOCALES,
  ...FILES,
  ...ID_PATHS,
  ...LISTS.flatMap((list) => Object.values(PAGE_PATHS[list]).map((path) => path.slice(1))),
  ...sectionsOf(Object.values(PAGE_PATHS).flatMap((paths) => Object.values(paths))),
  ...sectionsOf(Object.values(ACTION_PATHS)),
  ...sectionsOf(Object.values(SUGGEST_PATHS)),
  ...sectionsOf(Object.values(PATTERNS)),
])

/** Whether pages of the shop itself are below this segment. A product there would be hidden. */
export function isShopSection(segment: string): boolean {
  return SECTIONS.has(segment)
}
