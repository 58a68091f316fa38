import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Bytes of a page's markup, and of the styles that stand inside of it, each compressed by itself. */
export async function sizesOf(page: Page, path: string) {
  const answer = await page.request.get(path)
  const html = await answer.text()
  const styles = [...html.matchAll(STYLE)].map(([, style]) => style).join('')
  return {
    markup: gzipSync(html.replaceAll(STYLE, '')).length,
    styles: gzipSync(styles).length,
  }
}
