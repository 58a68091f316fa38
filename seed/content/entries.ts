import type { CmsBlockRecord } from '#shared/schemas/import/cms.ts'
import type { PostRecord, ProjectRecord, TermRecord } from '#shared/schemas/import/entry.ts'
import { element } from './html.ts'
import { productBlock, productsBlock, section, textBlock } from './sections.ts'
import type { SourcePost, SourceProject, SourceTerm } from './source.ts'

/** Data of the catalogue that entries use, by parent. */
export type ParentProductParts = Readonly<{
  /** Numbers of the first product of each parent. */
  numbersOf: (parents: readonly string[]) => readonly string[]
  /** The first picture found among them. */
  pictureOf: (parents: readonly string[]) => string | null
}>

const FURTHER = { de: 'Weitere Artikel zum Thema', en: 'Further articles on this' }
const MATCHING = { de: 'Passende Artikel', en: 'Matching articles' }
const PRODUCT_MARK = /<!-- product ([\w.-]+) -->\n?/

/** A post: its text, products between paragraphs, and the rest at its end. */
export function postRecord(
  { families: parents, html, ...post }: SourcePost,
  parts: ParentProductParts,
): PostRecord {
  const marked = new Set(html.de.split(PRODUCT_MARK).filter((_, index) => index % 2 === 1))
  const others = parents.filter((parent) => !marked.has(parent))
  return {
    ...post,
    picture: parts.pictureOf(parents),
    sections: [
      section([...bodyOf(html, parts), ...productsBlock(FURTHER, parts.numbersOf(others))]),
    ],
  }
}

/** Both languages have marks at the same positions, so their parts match. */
function bodyOf(
  html: SourcePost['html'],
  { numbersOf }: ParentProductParts,
): readonly CmsBlockRecord[] {
  // Splitting by a pattern with one group alternates text and parent.
  const [de, en] = [html.de.split(PRODUCT_MARK), html.en.split(PRODUCT_MARK)]
  if (de.length !== en.length) throw new Error('A post marks different products in each language')
  return de.flatMap((piece, index) => {
    const other = en[index] ?? ''
    if (index % 2 === 1) return numbersOf([piece]).map(productBlock)
    return piece.trim() === '' ? [] : [textBlock({ de: piece, en: other })]
  })
}

/** A term: its definition and products as examples. */
export function termRecord(
  { families: parents, definition, ...term }: SourceTerm,
  { numbersOf }: ParentProductParts,
): TermRecord {
  return {
    ...term,
    summary: definition,
    sections: [
      section([
        textBlock(element('p', definition)),
        ...productsBlock(MATCHING, numbersOf(parents)),
      ]),
    ],
  }
}

/** A project: picture, description and materials. */
export function projectRecord(
  { materials, ...project }: SourceProject,
  { numbersOf }: ParentProductParts,
  picture: string,
): ProjectRecord {
  return {
    ...project,
    picture,
    materials: materials.flatMap(({ family: parent, units }) =>
      numbersOf([parent]).map((product) => ({ article: product, quantity: units })),
    ),
    sections: [section([textBlock(element('p', project.summary))])],
  }
}
