import { createHash } from 'node:crypto'
import { addDays } from '#shared/domain/calendar.ts'
import { type Locale, LOCALES } from '#shared/i18n/locales.ts'
import { type ImportFile, RECORD_OF_FILE } from '#shared/schemas/import/files.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { sanitizeValue } from '#worker/backend/http/input/request-input.ts'
import { shiftedProduct } from './shifted-dates.ts'
import type { PostRecord } from '#shared/schemas/import/entry.ts'
import type { z } from '#shared/schemas/zod.ts'
import { fold } from '#shared/search/fold.ts'

/** The `file` of staged property options, which are part of the lines of `properties`. */
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

/** The content of a row, by the key of its id (`idOf`). */
type Content = Readonly<{
  kind: string
  key: string
  record: object
  /** The fields that count as a change; by default the whole record. */
  hashed?: object
  derived?: object
  /** Options of a property group, which have their own rows. */
  options?: readonly Readonly<{ key: string }>[]
}>

type Keyed = Readonly<{ key: string }>
type Dated = Keyed & Readonly<{ date: string }>

const keyed =
  (kind: string) =>
  <R extends Keyed>(record: R): Content => ({ kind, key: record.key, record })

const dated =
  (kind: string) =>
  (record: Dated, shiftDays: number): Content =>
    keyed(kind)({ ...record, date: addDays(record.date, shiftDays) })

const parsedBy =
  <S extends z.ZodType>(
    schema: S,
    contentOf: (record: z.output<S>, shiftDays: number) => Content,
  ) =>
  (value: unknown, shiftDays: number): Result<Content, readonly string[]> => {
    const parsed = schema.safeParse(value)
    return parsed.success ? ok(contentOf(parsed.data, shiftDays)) : fail(reasonsOf(parsed.error))
  }

const RECORD = RECORD_OF_FILE

const CONTENT_OF_FILE = {
  shop: parsedBy(RECORD.shop, (record) => ({ kind: 'shop-settings', key: 'shop', record })),
  manufacturers: parsedBy(RECORD.manufacturers, keyed('manufacturer')),
  properties: parsedBy(RECORD.properties, (record) => {
    const { options, ...group } = record
    return { ...keyed('property-group')(group), hashed: record, options }
  }),
  media: parsedBy(RECORD.media, keyed('media')),
  categories: parsedBy(RECORD.categories, keyed('category')),
  'shipping-methods': parsedBy(RECORD['shipping-methods'], keyed('shipping')),
  families: parsedBy(RECORD.families, keyed('family')),
  articles: parsedBy(RECORD.articles, (imported, shiftDays) => {
    const record = shiftedProduct(imported, shiftDays)
    const sortNames = LOCALES.map((locale) => [locale, sortName(record.name[locale])])
    return {
      kind: 'product',
      key: record.number,
      record,
      // Stock and rolls change in the shop, so the import applies them separately.
      hashed: { ...record, stock: null, rolls: undefined },
      derived: { sort: Object.fromEntries(sortNames) },
    }
  }),
  reviews: parsedBy(RECORD.reviews, dated('review')),
  pages: parsedBy(RECORD.pages, (record) => ({
    ...keyed('landing-page')(record),
    derived: { cmsPageId: idOf('cms-page', record.key) },
  })),
  posts: parsedBy(RECORD.posts, (record, shiftDays) => ({
    ...dated('blog-post')(record, shiftDays),
    derived: { search: searchTexts(record) },
  })),
  terms: parsedBy(RECORD.terms, keyed('lexicon-term')),
  projects: parsedBy(RECORD.projects, dated('gallery-project')),
  navigation: parsedBy(RECORD.navigation, keyed('navigation-entry')),
  redirects: parsedBy(RECORD.redirects, (record) => ({
    kind: 'redirect',
    key: record.from,
    record,
  })),
  promotions: parsedBy(RECORD.promotions, keyed('promotion')),
  'search-terms': parsedBy(RECORD['search-terms'], keyed('search-term')),
} as const satisfies Record<ImportFile, ReturnType<typeof parsedBy>>

/** Validates a line by its schema and returns the rows to stage. Fails with all reasons. */
export function stagedRows(
  file: ImportFile,
  line: number,
  text: string,
  shiftDays: number,
): Result<readonly StagedRow[], LineRefusal> {
  const value = parsedJson(text)
  if (!value.ok) return fail({ line, reasons: ['is not JSON'] })
  const content = CONTENT_OF_FILE[file](value.value, shiftDays)
  if (!content.ok) return fail({ line, reasons: content.error })
  const { key, options = [] } = content.value
  const optionRows = options.map((option, position): StagedRow => ({
    ...rowOf({
      kind: 'property-option',
      key: `${key}/${option.key}`,
      record: option,
      derived: { group: key, position },
    }),
    file: OPTIONS_FILE,
    line: line * OPTIONS_A_LINE + position,
  }))
  return ok([{ ...rowOf(content.value), file, line }, ...optionRows])
}

const rowOf = ({ kind, key, record, hashed = record, derived = {} }: Content) => ({
  key,
  publicId: idOf(kind, key),
  contentHash: hashOf(hashed),
  record,
  derived,
})

/** The hash of a record. Parsed records have the field order of the schema. */
function hashOf(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32)
}

/** Parses a line, and removes control characters from its texts. */
function parsedJson(text: string): Result<unknown, 'malformed'> {
  try {
    return ok(sanitizeValue(JSON.parse(text)))
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

/** The words of a post in each language, folded like search terms. */
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
 * The sort key of a name for both languages: without case, diacritics and ß, and with numbers by
 * value. Öse is between Ohr and Ösen, and 5 mm before 10 mm.
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
