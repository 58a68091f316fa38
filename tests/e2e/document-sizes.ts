import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Compressed bytes of a page's markup and of its inlined styles. */
export async function sizesOf(page: Page, path: string) {
  const response = await page.request.get(path)
  const html = await response.text()
  const styles = [...html.matchAll(STYLE)].map(([, style]) => style).join('')
  return {
    markup: gzipSync(html.replaceAll(STYLE, '')).length,
    styles: gzipSync(styles).length,
  }
}
