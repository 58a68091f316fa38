import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export type Traffic = {
  /** Compressed bytes of all responses of a kind. */
  readonly gzipBytes: (kind: 'document' | 'script' | 'stylesheet') => Promise<number>
  readonly count: (kind: string) => number
  /** Addresses of other origins. */
  readonly foreign: () => readonly string[]
}

/** Records what a page loads from now on. */
export function watchTraffic(page: Page): Traffic {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const kindOf = (response: Response) => response.request().resourceType()
  return {
    async gzipBytes(kind) {
      const requested = responses.filter((response) => kindOf(response) === kind && response.ok())
      const bodies = await Promise.all(requested.map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    },
    count: (kind) => responses.filter((response) => kindOf(response) === kind).length,
    foreign: () => {
      const own = new URL(page.url()).origin
      const urls = responses.map((response) => response.url())
      return urls.filter((url) => !url.startsWith('data:') && new URL(url).origin !== own)
    },
  }
}
