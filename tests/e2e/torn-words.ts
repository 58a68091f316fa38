import type { Page } from '@playwright/test'

/**
 * Words of a page's main part that break without a hyphen. Email addresses and numbers may break
 * anywhere.
 */
export function tornWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lineOf = (node: Text, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].at(-1)
    }
    const torn: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (node.parentElement?.closest('script, style, select, textarea, svg, .vh')) continue
      for (const { 0: word, index } of node.data.matchAll(/(?<!\S)[^\s@\d]{4,}(?!\S)/g)) {
        let before = lineOf(node, index)
        for (let at = 1; at < word.length; at++) {
          if (word[at] === '\u00AD') continue
          const here = lineOf(node, index + at)
          if (!here || !before || here.width === 0) continue
          // Boxes of letters overlap in headings with tight lines.
          const isBelow = here.top > before.top + before.height / 2
          if (isBelow && !/[-\u00AD–/]$/.test(word.slice(0, at)))
            torn.push(`${word.slice(0, at)}|${word.slice(at)}`)
          before = here
        }
      }
    }
    return torn
  })
}
