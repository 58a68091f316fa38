import { Parser } from 'htmlparser2'

/** Elements that end a line. */
const BLOCKS = new Set(
  'p div section li ul ol dl dt dd tr table figure blockquote h1 h2 h3 h4 h5 h6'.split(' '),
)
/** Elements without text. */
const SILENT = new Set(['script', 'style'])

/**
 * The text of HTML, with a line break after each block. No markup is left, so nothing of it can
 * run.
 * @param item what each item of a list begins with
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
