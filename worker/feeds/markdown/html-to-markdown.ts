import { Parser } from 'htmlparser2'
import { safeHtml } from '#worker/pages/content/safe-html.ts'
import { addressOf, type Site } from '../structured-data/json-ld.ts'

const AROUND: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
}
const BLOCKS = new Set(['p', 'dl', 'dt', 'figure', 'table', 'hr'])
/** Elements whose content is written first, and then inserted with indentation or line prefixes. */
const FRAMES = new Set(['ul', 'ol', 'li', 'blockquote'])
const HEADING = /^h([2-4])$/

/**
 * Converts HTML content of the shop to Markdown. It contains only elements that `safeHtml` allows,
 * as on a page. Links and pictures get absolute addresses, because readers see the text outside the
 * shop.
 */
export function htmlToMarkdown(site: Site, html: string): string {
  const tags = tagWriter(site)
  const frames = frameWriter()
  const parser = new Parser({
    onopentag(name, attributes) {
      if (FRAMES.has(name)) frames.begin(name)
      else frames.add(tags.opened(name, attributes))
    },
    ontext: (text) => frames.add(escaped(text)),
    onclosetag(name) {
      if (FRAMES.has(name)) frames.end()
      else frames.add(tags.closed(name))
    },
  })
  parser.end(safeHtml(html))
  return frames.whole()
}

type Frame = { readonly name: string; text: string; items: number }

/** Writes nested lists, list items and quotations. */
function frameWriter() {
  const root: Frame = { name: '', text: '', items: 0 }
  const open: Frame[] = [root]
  const innermost = () => open.at(-1) ?? root

  function end() {
    const done = open.length > 1 ? open.pop() : undefined
    if (!done) return
    const around = innermost()
    const text = tidy(done.text)
    if (done.name === 'blockquote') around.text += `\n\n${eachLine(text, '> ', '> ')}\n\n`
    else if (done.name === 'li') {
      around.items += 1
      const mark = around.name === 'ol' ? `${around.items}. ` : '- '
      around.text += `\n${eachLine(text, mark, ' '.repeat(mark.length))}`
    } else around.text += around.name === 'li' ? `\n${text}\n` : `\n\n${text}\n\n`
  }

  return {
    add: (text: string) => void (innermost().text += text),
    begin: (name: string) => void open.push({ name, text: '', items: 0 }),
    end,
    whole(): string {
      while (open.length > 1) end()
      return tidy(root.text)
    },
  }
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function eachLine(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => ((index === 0 ? first : others) + line).trimEnd())
    .join('\n')
}

/** Writes one tag after the other. It stores the targets of links and the width of a table. */
function tagWriter(site: Site) {
  const hrefs: string[] = []
  let row = 0
  let cells = 0
  return {
    opened(
      name: string,
      { href = '', src = '', alt = '' }: Readonly<Record<string, string>>,
    ): string {
      if (AROUND[name]) return AROUND[name]
      if (name === 'a') {
        hrefs.push(address(site, href))
        return '['
      }
      if (name === 'img') return `![${escaped(alt)}](${address(site, src)})`
      if (name === 'br') return '\n'
      if (name === 'dd') return '\n- '
      const level = HEADING.exec(name)?.[1]
      if (level) return `\n\n${'#'.repeat(Number(level))} `
      if (name === 'table') row = 0
      if (name === 'tr') {
        cells = 0
        return '\n'
      }
      if (name === 'td' || name === 'th') return cells++ === 0 ? '| ' : ' | '
      return BLOCKS.has(name) ? '\n\n' : ''
    },
    closed(name: string): string {
      if (AROUND[name]) return AROUND[name]
      if (name === 'a') return `](${hrefs.pop() ?? ''})`
      if (HEADING.test(name)) return '\n\n'
      if (name === 'tr') return row++ === 0 ? ` |\n|${' --- |'.repeat(cells)}` : ' |'
      return BLOCKS.has(name) ? '\n\n' : ''
    },
  }
}

/** Escapes all characters with a meaning in Markdown. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]]/g, '\\$&')
    .replaceAll('<', '\\<')
}

/** An absolute address without characters that end a Markdown link. */
function address(site: Site, href: string): string {
  const target = URL.canParse(href, site.origin) ? addressOf(site, href) : ''
  return target.replaceAll('(', '%28').replaceAll(')', '%29')
}
