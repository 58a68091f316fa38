import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aStoreProduct } from '#tests/builders/store-product.ts'
import { Downloads } from '#worker/pages/product/downloads.tsx'

/** The list of files of a product with one file. */
function filesOf(media: { readonly url: string | null; readonly private: boolean }) {
  const file = { id: 'a', media: { fileName: 'schnitt', fileExtension: 'pdf', ...media } }
  return renderToStaticMarkup(<Downloads product={aStoreProduct({ downloads: [file] })} />)
}

test('a free file is a link', () => {
  const html = filesOf({ url: '/media/schnitt.pdf', private: false })
  expect(html).toContain('<a href="/media/schnitt.pdf" download="">schnitt.pdf</a>')
})

test.each([
  ['with an address', { url: '/media/schnitt.pdf', private: true }],
  ['without an address', { url: null, private: true }],
])('a sold file %s is its name only', (_, media) => {
  const html = filesOf(media)
  expect(html).toContain('schnitt.pdf')
  expect(html).not.toContain('href')
})

test('a free file without an address is its name only', () => {
  expect(filesOf({ url: null, private: false })).not.toContain('href')
})

test('a product without files has no list', () => {
  expect(renderToStaticMarkup(<Downloads product={aStoreProduct()} />)).toBe('')
})
