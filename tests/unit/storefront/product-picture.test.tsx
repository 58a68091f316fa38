import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductPicture } from '#client/ui/product-picture.tsx'

const sizesOf = (type: string) =>
  [360, 720].map((width) => ({ url: `/a-${width}.${type}`, width, height: width }))

const withAvif = {
  url: '/a.jpg',
  mimeType: 'image/jpeg',
  metaData: { width: 720, hasAvif: true },
  thumbnails: sizesOf('webp'),
}

test('a large picture with AVIF has one address for browsers without it', () => {
  const html = renderToStaticMarkup(<ProductPicture media={withAvif} alt="" size={640} />)
  expect(html).toContain('srcSet="/a-360.avif 360w, /a-720.avif 720w"')
  expect(html).toContain('src="/a-720.webp"')
  expect(html).not.toContain('webp 360w')
})

test('a card has one small address', () => {
  const html = renderToStaticMarkup(<ProductPicture media={withAvif} alt="" size={400} />)
  expect(html).toContain('src="/a-360.webp"')
  expect(html).not.toContain('srcSet')
})

test('a photograph without AVIF has all its sizes', () => {
  const media = { url: '/a.jpg', mimeType: 'image/jpeg', thumbnails: sizesOf('jpg') }
  const html = renderToStaticMarkup(<ProductPicture media={media} alt="" size={640} />)
  expect(html).toContain('srcSet="/a-360.jpg 360w, /a-720.jpg 720w"')
  expect(html).toContain('src="/a.jpg"')
})
