import { expect, test } from 'vitest'
import { sharePicture } from '#worker/pages/share-picture.ts'

const DRAWING = { id: '1', url: '/media/a.svg', mimeType: 'image/svg+xml', alt: 'Ein Muster' }
const PHOTO = {
  id: '2',
  url: '/media/a.jpg',
  mimeType: 'image/jpeg',
  metaData: { width: 3000, height: 2000 },
}
const size = (width: number) => ({ url: `/media/a-${width}.png`, width, height: width })

test('a drawing is shared as its thumbnail with size and alternative text', () => {
  const shared = sharePicture({ ...DRAWING, thumbnails: [size(1200)] })
  expect(shared).toEqual({ url: '/media/a-1200.png', width: 1200, height: 1200, alt: 'Ein Muster' })
})

test('a drawing without thumbnail is shared itself', () => {
  expect(sharePicture(DRAWING)?.url).toBe('/media/a.svg')
})

test('the smallest sufficiently wide size is shared', () => {
  const thumbnails = [size(1920), size(400), size(1280), size(800)]
  expect(sharePicture({ ...PHOTO, thumbnails })?.width).toBe(1280)
})

test('a photograph with only small sizes is shared itself, a drawing in its largest size', () => {
  const thumbnails = [size(400), size(800)]
  expect(sharePicture({ ...PHOTO, thumbnails })).toMatchObject({ url: PHOTO.url, width: 3000 })
  expect(sharePicture({ ...DRAWING, thumbnails })?.width).toBe(800)
})

test('a page without a picture shares none', () => {
  expect(sharePicture(null)).toBeUndefined()
})

test('a photograph with a JPEG for sharing is shared as that', () => {
  const metaData = { width: 2400, height: 1600, shared: '/media/a-share.jpg' }
  const shared = sharePicture({ ...PHOTO, metaData, thumbnails: [size(1200)] })
  expect(shared).toMatchObject({ url: '/media/a-share.jpg', width: 1200, height: 800 })
})
