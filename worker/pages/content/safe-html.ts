import sanitize from 'sanitize-html'

const HEADINGS = ['h2', 'h3', 'h4']
const BLOCKS = 'p br hr blockquote ul ol li dl dt dd figure figcaption details summary'.split(' ')
const INLINE = 'a b strong i em u s small sub sup abbr code img'.split(' ')
const TABLES = 'table caption thead tbody tfoot tr th td'.split(' ')
/** Elements whose text is dropped too. */
const WITHOUT_WORDS =
  'script style textarea option noscript template title iframe object svg math select'.split(' ')

/** The allowed elements. Other elements are dropped; their text stays. */
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
    // A page has one main heading, which is not part of the content.
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
 * HTML of the shop's content that is safe to show: no script, style, form or unknown protocol. A
 * wide table scrolls in its own container, so that the page does not.
 */
export function safeHtml(html: string): string {
  // Sanitized text contains no bare "<", so these can only be elements.
  return sanitize(html, POLICY)
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table class="data">')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<details>', '<details class="collapsible">')
}
