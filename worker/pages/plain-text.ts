import { htmlText } from '#shared/html-text.ts'

/**
 * A description as paragraphs of text. Descriptions of a remote Shopware are HTML; only their text
 * is used.
 */
export function paragraphsOf(description: string): readonly string[] {
  return htmlText(description)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
