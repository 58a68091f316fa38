import { Parser } from 'htmlparser2'

/** Block elements: each ends a line. */
const BLOCKS = new Set(
  'p div section li ul ol dl dt dd tr table figure blockquote h1 h2 h3 h4 h5 h6'.split(' '),
)
/** Elements whose content is not text. */
const SILENT = new Set(['script', 'style'])

/**
 * The text of HTML, with a line break after each block. It contains no markup, so nothing can be
 * executed.
 * @param item prefix of each list item
 */
export function htmlText(html: string, item = ''): string {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1
      if (name === 'br') text += '\n'
      if (name === 'li') text += item
    },
    ontext(words) {
      if (silent === 0) text += words
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (BLOCKS.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
}
