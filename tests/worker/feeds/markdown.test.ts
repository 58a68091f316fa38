import { expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aPage } from '#tests/builders/content.ts'
import { aContentShop } from '../content/content-shop.ts'

test('a page is returned as HTML or Markdown by the Accept header, and cached separately', async () => {
  await emptyStorage()
  const shop = aContentShop()
  await shop.import({ pages: [aPage()] })
  for (const cache of [/^miss/, /^hit/]) {
    const text = await shop.get('/impressum', { accept: 'text/markdown' })
    expect(text.headers.get('x-cache')).toMatch(cache)
    expect(text.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(text.headers.get('vary')).toContain('Accept')
    expect(text.text).toBe('# Impressum\n\n<https://shop.test/impressum>\n\nText\n')
    const page = await shop.get('/impressum', { accept: 'text/html' })
    expect(page.headers.get('x-cache')).toMatch(cache)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('vary')).toContain('Accept')
  }
})
