import { expect, test } from 'vitest'
import { avifSetOf, smallestOf, srcSetOf } from '#client/ui/renditions.ts'

const size = (width: number) => ({ url: `/${width}.jpg`, width, height: width })
const PHOTO = { url: '/photo.jpg', mimeType: 'image/jpeg', thumbnails: [800, 1920, 400].map(size) }
const DRAWING = { url: '/a.svg', mimeType: 'image/svg+xml', thumbnails: [size(1200)] }

test('browsers can choose among the sizes of a photograph', () => {
  expect(srcSetOf(PHOTO, 400)).toBe('/800.jpg 800w, /1920.jpg 1920w, /400.jpg 400w')
})

test('a photograph without suitable sizes is shown in its original size', () => {
  expect(srcSetOf({ ...PHOTO, thumbnails: [size(400)] }, 800)).toBeUndefined()
  expect(srcSetOf({ ...PHOTO, thumbnails: null }, 100)).toBeUndefined()
  expect(smallestOf({ ...PHOTO, thumbnails: [size(100)] }, 208)).toBe(PHOTO.url)
})

test('a cart line uses the smallest photograph that is sharp', () => {
  expect(smallestOf(PHOTO, 208)).toBe('/400.jpg')
  expect(smallestOf(PHOTO, 0)).toBe('/400.jpg')
})

test('a drawing is shown itself, because its thumbnails are for sharing', () => {
  expect(srcSetOf(DRAWING, 400)).toBeUndefined()
  expect(smallestOf(DRAWING, 0)).toBe('/a.svg')
})

test('our own photographs also exist as AVIF', () => {
  const metaData = { width: 500, hasAvif: true }
  const picture = {
    url: '/a.jpg',
    metaData,
    thumbnails: [320, 500].map((width) => ({ ...size(width), url: `/a-${width}.webp` })),
  }
  expect(avifSetOf(picture, 320)).toBe('/a-320.avif 320w, /a-500.avif 500w')
  expect(avifSetOf(PHOTO, 400)).toBeUndefined()
})

test('a photograph narrower than its place is shown in its own width', () => {
  const metaData = { width: 500 }
  expect(srcSetOf({ ...PHOTO, metaData, thumbnails: [size(500)] }, 800)).toBe('/500.jpg 500w')
})
