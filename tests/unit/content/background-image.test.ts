import { expect, test } from 'vitest'
import { backgroundImage } from '#worker/pages/content/layout-style.ts'

const media = (
  width: number | null,
  height: number | null,
  url = 'https://shop.test/media/a.svg',
) => ({
  id: 'a',
  url,
  metaData: { width, height },
})
const requested = (width: number | null, height: number | null) => {
  const image = backgroundImage(media(width, height))
  return image.ok ? image.value.split('?')[1] : image.error
}

test.each([
  [1, 1, 'width=100&fit=crop,smart'],
  [100, 50, 'width=100&fit=crop,smart'],
  [101, 50, 'width=200&fit=crop,smart'],
  [1900, 50, 'width=1900&fit=crop,smart'],
  [1901, 50, 'width=1900&fit=crop,smart'],
  [4000, 50, 'width=1900&fit=crop,smart'],
  [300, 640, 'height=700&fit=crop,smart'],
])('a background of %i × %i is requested as %s', (width, height, query) => {
  expect(requested(width, height)).toBe(query)
})

test('a background of unknown size is requested at 800', () => {
  expect(requested(null, null)).toBe('width=800&fit=crop,smart')
})

test('an address over 1000 characters is refused with the prescribed message', () => {
  const longest = `https://shop.test/${'a'.repeat(982)}`
  expect(backgroundImage(media(10, 10, longest)).ok).toBe(true)
  expect(backgroundImage(media(10, 10, `${longest}a`))).toEqual({
    ok: false,
    error: 'Url is too long',
  })
})

test('an address cannot escape its CSS rule', () => {
  const image = backgroundImage(media(10, 10, `https://shop.test/a"');}</style>\\b.svg`))
  expect(image.ok && image.value).not.toMatch(/["'()\\<>\s]/)
  for (const url of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'nonsense'])
    expect(backgroundImage(media(10, 10, url)).ok).toBe(false)
})
