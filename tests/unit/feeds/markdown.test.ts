import { expect, test } from 'vitest'
import { aStoreFabric } from '#tests/builders/store-product.ts'
import { htmlToMarkdown } from '#worker/feeds/markdown/html-to-markdown.ts'
import { plainWords } from '#worker/feeds/markdown/plain-words.ts'
import { prefersMarkdown } from '#worker/feeds/markdown/respond-with-markdown.ts'
import { productMarkdown } from '#worker/feeds/markdown/product-markdown.ts'

const SITE = {
  origin: 'https://shop.test',
  name: 'Ripstop',
  description: 'Stoffe',
  locale: 'de',
  countries: ['DE', 'AT', 'CH'],
} as const
const markdown = (html: string) => htmlToMarkdown(SITE, html)

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
])('the header Accept: %s returns Markdown: %s', (accept, requested) => {
  expect(prefersMarkdown(accept)).toBe(requested)
})

test('headings, paragraphs, lists and emphasis are preserved', () => {
  const html =
    '<h2 id="a">Garn</h2>\n<p>Aus <strong>Polyester</strong>.</p><ul><li>a</li><li>b</li></ul>'
  expect(markdown(html)).toBe('## Garn\n\nAus **Polyester**.\n\n- a\n- b')
})

test('a numbered list preserves its numbers and item contents', () => {
  const html =
    '<ol>\n<li>zuschneiden</li>\n<li>nähen<ul><li>Naht</li><li><p>Saum</p><ol><li>heften</li></ol></li></ul></li></ol><p>fertig</p>'
  expect(markdown(html)).toBe(
    '1. zuschneiden\n2. nähen\n   - Naht\n   - Saum\n\n     1. heften\n\nfertig',
  )
})

test('a quotation is marked line by line, with lists in it', () => {
  const html =
    '<p>Sie sagt:</p><blockquote><p>Gut.</p><ul><li>dicht</li></ul></blockquote><p>Ja.</p>'
  expect(markdown(html)).toBe('Sie sagt:\n\n> Gut.\n>\n> - dicht\n\nJa.')
})

test.each([
  ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
  ['# groß\n- **fett**', '\\# groß - \\*\\*fett\\*\\*'],
  ['1. Wahl', '1\\. Wahl'],
  ['36 g/m² – Moos', '36 g/m² – Moos'],
])('the name %j is plain text in Markdown', (name, written) => {
  expect(plainWords(name)).toBe(written)
  const text = productMarkdown(SITE, { ...aStoreFabric(), name, description: name }, '/a')
  expect(text.split('\n')[0]).toBe(`# ${written}`)
  expect(text).not.toContain('[x](javascript')
  expect(text).not.toMatch(/(^|[^\\])<img/)
})

test('links and pictures have absolute addresses', () => {
  expect(markdown('<p><a href="/stoffe">Stoffe</a></p>')).toBe('[Stoffe](https://shop.test/stoffe)')
  expect(markdown('<img src="/media/a.svg" alt="Ahle">')).toBe(
    '![Ahle](https://shop.test/media/a.svg)',
  )
})

test('a table has a header row', () => {
  const html = '<table><tr><th>Art</th><th>g</th></tr><tr><td>Nylon</td><td>36</td></tr></table>'
  expect(markdown(html)).toBe('| Art | g |\n| --- | --- |\n| Nylon | 36 |')
})

test('Markdown syntax in texts is escaped, scripts are removed', () => {
  expect(markdown('<p>2*3 &lt; 7_a &amp; b</p><script>alert(1)</script>')).toBe(
    '2\\*3 \\< 7\\_a & b',
  )
  expect(markdown('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript')
})

test('the Markdown of a product has number, price per metre and properties', () => {
  const text = productMarkdown(SITE, aStoreFabric(), '/stoff/70000')
  expect(text).toContain('# Ripstop-Nylon 20 den, 36 g/m², Moos\n')
  expect(text).toContain('<https://shop.test/stoff/70000>')
  expect(text).toMatch(/\*\*9,90\u00a0€/)
  expect(text).toContain('- Breite: 150 cm')
})
