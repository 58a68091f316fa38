import sanitize from 'sanitize-html'

const HEADINGS = ['h2', 'h3', 'h4']
const BLOCKS = 'p br hr blockquote ul ol li dl dt dd figure figcaption'.split(' ')
const INLINE = 'a b strong i em u s small sub sup abbr code img'.split(' ')
const TABLES = 'table caption thead tbody tfoot tr th td'.split(' ')
/** Elements whose text is no content either. */
const WITHOUT_WORDS =
  'script style textarea option noscript template title iframe object svg math select'.split(' ')

/** What a text may hold. All else is dropped, with its words where they are words. */
const POLICY: sanitize.IOptions = {
  allowedTags: [...HEADINGS, ...BLOCKS, ...INLINE, ...TABLES],
  allowedAttributes: {
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ...Object.fromEntries(HEADINGS.map((heading) => [heading, ['id']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_WORDS,
  nestingLimit: 40,
  transformTags: {
    // A page has one main heading, and it is not the content's.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    img: (tagName, { alt = '', ...attributes }) => ({
      tagName,
      attribs: { ...attributes, alt, loading: 'lazy' },
    }),
  },
}

/**
 * HTML of the shop's content as a page may show it: no script, style, form or foreign protocol. A
 * wide table scrolls in a box of its own, so that the page does not.
 */
export function safeHtml(html: string): string {
  // Sanitised text holds no bare "<", so these can only be the tables themselves.
  return sanitize(html, POLICY)
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table class="data">')
    .replaceAll('</table>', '</table></div>')
}
