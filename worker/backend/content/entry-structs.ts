import type { Locale } from '#shared/i18n/locales.ts'
import { mediaStruct } from '#worker/backend/catalogue/structs/media-struct.ts'
import { productStruct } from '#worker/backend/catalogue/structs/product-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { cmsPageStruct } from './cms-page-struct.ts'
import type { PostRow, ProjectRow, TermRow } from './entries.ts'
import { fold } from '#shared/search/fold.ts'
import type { CmsContext } from './cms-context.ts'

type Where = Pick<CmsContext, 'language' | 'origin'>

/** A post as lists show it. */
export function postStruct(row: PostRow, where: Where) {
  const { locale } = where.language
  const { slug, title, summary, author, date } = row.record
  return {
    id: row.publicId,
    slug: slug[locale],
    slugs: slug,
    title: title[locale],
    summary: summary[locale],
    author,
    date,
    media: pictureOf(row, where),
    apiAlias: 'blog_post',
  }
}

/** A project as lists show it. */
export function projectStruct(row: ProjectRow, where: Where) {
  const { locale } = where.language
  const { slug, title, summary, date, difficulty, workMinutes, finishedWeightG } = row.record
  return {
    id: row.publicId,
    slug: slug[locale],
    slugs: slug,
    title: title[locale],
    summary: summary[locale],
    date,
    difficulty,
    workMinutes,
    finishedWeightG,
    media: pictureOf(row, where),
    apiAlias: 'gallery_project',
  }
}

/** A term of the lexicon. Its letter has no diacritics. */
export function termStruct({ publicId: id, record }: TermRow, locale: Locale) {
  const term = record.term[locale]
  return {
    id,
    slug: record.slug[locale],
    slugs: record.slug,
    term,
    summary: record.summary[locale],
    letter: fold(term).charAt(0).toUpperCase(),
    apiAlias: 'lexicon_term',
  }
}

/** All terms in the language's sort order. */
export function sortedTerms(rows: readonly TermRow[], locale: Locale) {
  const { compare } = new Intl.Collator(locale)
  return rows.map((row) => termStruct(row, locale)).sort((a, b) => compare(a.term, b.term))
}

/** The content of an entry as a CMS page. */
export function entryPage(row: PostRow | ProjectRow | TermRow, name: string, context: CmsContext) {
  const id = idOf('cms-page', row.publicId)
  return cmsPageStruct({ id, name, sections: row.record.sections }, context)
}

/** The materials of a project that are still in the catalogue. */
export function materialStructs({ record }: ProjectRow, context: CmsContext) {
  return record.materials.flatMap(({ article: product, quantity }) => {
    const row = context.parts.products.get(product)
    if (!row) return []
    const struct = productStruct(row, context, { options: { group: {} } })
    return [{ quantity, product: struct, apiAlias: 'project_material' }]
  })
}

function pictureOf(row: PostRow | ProjectRow, { language, origin }: Where) {
  const { mediaId: id, media } = row
  return id !== null && media ? mediaStruct(id, media, language.locale, origin) : null
}
