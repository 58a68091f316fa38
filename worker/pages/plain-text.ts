import { htmlText } from '#shared/html-text.ts'

/**
 * A description as paragraphs of text. A shop's own are plain; those of a remote Shopware are HTML,
 * of which only the words are kept.
 */
export function paragraphsOf(description: string): readonly string[] {
  return htmlText(description)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
