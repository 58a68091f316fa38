import { expect, test } from 'vitest'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { aReadingShop } from './reading-shop.tsx'

test('the first pictures of a page are preloaded before all others', async () => {
  const picture = (name: string, eager: boolean) => (
    <ProductPicture media={{ url: `/media/${name}.svg` }} alt="" size={400} eager={eager} />
  )
  const body = () => (
    <>
      {picture('first', true)}
      {picture('last', false)}
    </>
  )
  const { text } = await aReadingShop({ body }).get('/seite')
  const [first, last] = [...text.matchAll(/<img[^>]*>/g)].map(([image]) => image)
  expect(first).toContain('fetchPriority="high"')
  expect(last).toContain('loading="lazy"')
  expect(last).not.toContain('fetchPriority')
  const ahead = [...text.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
  expect(ahead).toHaveLength(1)
  expect(ahead[0]).toMatch(/\/media\/first\.svg"[^>]*fetchPriority="high"/)
})
