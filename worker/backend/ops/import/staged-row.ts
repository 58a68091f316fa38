import { createHash } from 'node:crypto'
import { addDays } from '#shared/domain/calendar.ts'
import { type Locale, LOCALES } from '#shared/i18n/locales.ts'
import { type ImportFile, RECORD_OF_FILE } from '#shared/schemas/import/files.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { typedValue } from '#worker/backend/http/input/request-input.ts'
import { shiftedArticle } from './shifted-dates.ts'
import type { PostRecord } from '#shared/schemas/import/entry.ts'
import { fold } from '#shared/search/fold.ts'

/** The `file` of staged property options, which come from lines of `properties`. */
export const OPTIONS_FILE = 'property-options'
const OPTIONS_A_LINE = 10_000

export type StagedRow = Readonly<{
  file: ImportFile | typeof OPTIONS_FILE
  line: number
  key: string
  publicId: string
  contentHash: string
  record: object
  derived: object
}>

/** A refused line with all reasons. */
export type LineRefusal = Readonly<{ line: number; reasons: readonly string[] }>

const ID_KIND = {
  manufacturers: 'manufacturer',
  properties: 'property-group',
  media: 'media',
  categories: 'category',
  'shipping-methods': 'shipping',
  families: 'family',
  terms: 'lexicon-term',
  navigation: 'navigation-entry',
  promotions: 'promotion',
} as const satisfies Record<
  Exclude<ImportFile, 'articles' | 'pages' | 'posts' | 'projects' | 'redirects' | 'reviews'>,
  string
>

/** Checks a line by its schema and returns the rows to stage. */
export function stagedRows(
  file: ImportFile,
  line: number,
  text: string,
  shiftDays: number,
): Result<readonly StagedRow[], LineRefusal> {
  const value = parsedJson(text)
  if (!value.ok) return fail({ line, reasons: ['is not JSON'] })
  if (file === 'articles') return stagedArticle(line, value.value, shiftDays)
  if (file === 'properties') return stagedGroup(line, value.value)
  if (file === 'redirects') return stagedRedirect(line, value.value)
  if (file === 'reviews') return stagedReview(line, value.value, shiftDays)
  if (file === 'pages') return stagedPage(line, value.value)
  if (file === 'posts') return stagedPost(line, value.value, shiftDays)
  if (file === 'projects') return stagedProject(line, value.value, shiftDays)
  const parsed = RECORD_OF_FILE[file].safeParse(value.value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = parsed.data
  return ok([row(file, line, record.key, idOf(ID_KIND[file], record.key), record)])
}

function stagedArticle(line: number, value: unknown, shiftDays: number) {
  const parsed = RECORD_OF_FILE.articles.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = shiftedArticle(parsed.data, shiftDays)
  const sortNames = LOCALES.map((locale) => [locale, sortName(record.name[locale])])
  const staged = row('articles', line, record.number, idOf('product', record.number), record)
  // Stock and rolls change in the shop, and are applied by themselves.
  const contentHash = hashOf({ ...record, stock: null, rolls: undefined })
  return ok([{ ...staged, contentHash, derived: { sort: Object.fromEntries(sortNames) } }])
}

function stagedGroup(line: number, value: unknown) {
  const parsed = RECORD_OF_FILE.properties.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const { options, ...group } = parsed.data
  const staged = row('properties', line, group.key, idOf('property-group', group.key), group)
  const optionRows = options.map((option, index) => {
    const key = `${group.key}/${option.key}`
    const place = { group: group.key, position: index }
    const id = idOf('property-option', key)
    return { ...row(OPTIONS_FILE, line * OPTIONS_A_LINE + index, key, id, option), derived: place }
  })
  return ok([{ ...staged, contentHash: hashOf(parsed.data) }, ...optionRows])
}

function stagedRedirect(line: number, value: unknown) {
  const parsed = RECORD_OF_FILE.redirects.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = parsed.data
  return ok([row('redirects', line, record.from, idOf('redirect', record.from), record)])
}

function stagedReview(line: number, value: unknown, shiftDays: number) {
  const parsed = RECORD_OF_FILE.reviews.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = { ...parsed.data, date: addDays(parsed.data.date, shiftDays) }
  return ok([row('reviews', line, record.key, idOf('review', record.key), record)])
}

function stagedPage(line: number, value: unknown) {
  const parsed = RECORD_OF_FILE.pages.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = parsed.data
  const staged = row('pages', line, record.key, idOf('landing-page', record.key), record)
  return ok([{ ...staged, derived: { cmsPageId: idOf('cms-page', record.key) } }])
}

function stagedPost(line: number, value: unknown, shiftDays: number) {
  const parsed = RECORD_OF_FILE.posts.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = { ...parsed.data, date: addDays(parsed.data.date, shiftDays) }
  const staged = row('posts', line, record.key, idOf('blog-post', record.key), record)
  return ok([{ ...staged, derived: { search: searchTexts(record) } }])
}

function stagedProject(line: number, value: unknown, shiftDays: number) {
  const parsed = RECORD_OF_FILE.projects.safeParse(value)
  if (!parsed.success) return fail({ line, reasons: reasonsOf(parsed.error) })
  const record = { ...parsed.data, date: addDays(parsed.data.date, shiftDays) }
  return ok([row('projects', line, record.key, idOf('gallery-project', record.key), record)])
}

function row(
  file: StagedRow['file'],
  line: number,
  key: string,
  publicId: string,
  record: object,
): StagedRow {
  return { file, line, key, publicId, contentHash: hashOf(record), record, derived: {} }
}

/** The hash of a record. Parsed records have their fields in the schema's order. */
function hashOf(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32)
}

/** Parses a line, and removes control characters from its texts. */
function parsedJson(text: string): Result<unknown, 'malformed'> {
  try {
    return ok(typedValue(JSON.parse(text)))
  } catch {
    return fail('malformed')
  }
}

type Issues = Readonly<{
  issues: readonly Readonly<{ path: readonly PropertyKey[]; message: string }>[]
}>

function reasonsOf({ issues }: Issues): readonly string[] {
  return issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`,
  )
}

/** The words of a post in each language, folded as search folds typed text. */
function searchTexts(post: PostRecord): Readonly<Record<Locale, string>> {
  const inLocale = (locale: Locale) => {
    const slots = post.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
    const texts = slots.flatMap((slot) => (slot.type === 'text' ? slot.html[locale] : []))
    const words = texts.join(' ').replace(/<[^>]*>/g, ' ')
    return fold(`${post.title[locale]} ${post.summary[locale]} ${words}`)
  }
  return { de: inLocale('de'), en: inLocale('en') }
}

const FIGURE_DIGITS = 8

/**
 * The key that sorts a name in both languages: without case, marks and ß, and figures by value, so
 * that Öse sorts between Ohr and Ösen, and 5 mm before 10 mm.
 */
export function sortName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\d+/g, (figure) => figure.padStart(FIGURE_DIGITS, '0'))
    .trim()
}
