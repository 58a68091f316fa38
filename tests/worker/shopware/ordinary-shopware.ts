import { vi } from 'vitest'
import { aBrowser, type Page } from '#tests/worker/shopping/browser.ts'
import { remoteAt } from './replayed-shopware.ts'
import recorded from '#tests/replay/data/answers.json?raw'
import ordinary from '#tests/replay/data/ordinary.json?raw'
import { anOrdinaryShopware, ordinaryCalls, type OrdinaryCall } from '#tests/replay/ordinary.ts'

const known = ordinaryCalls(ordinary)

/** A recorded call of `data/ordinary.json`. */
export function ordinaryCall(name: string): OrdinaryCall {
  const call = known.get(name)
  if (!call) throw new Error(`data/ordinary.json has no call ${name}`)
  return call
}

/** A Shopware at this address with these recorded calls, given by name or changed. */
export const ordinaryAt = (host: string, calls: readonly (string | OrdinaryCall)[]) =>
  anOrdinaryShopware({
    recorded,
    calls: calls.map((call) => (typeof call === 'string' ? ordinaryCall(call) : call)),
    origin: `https://${host}`,
  })

let shops = 0

/** Pages in front of a separate Shopware without cached responses. */
export function pagesOf(...calls: Parameters<typeof ordinaryAt>[1]) {
  const host = `ordinary-${(shops += 1)}.shopware.test`
  vi.stubGlobal('fetch', ordinaryAt(host, calls).fetch)
  return aBrowser(new Map(), remoteAt(host))
}

/** The text of the page's main part. */
export const textOf = ({ text }: Page) =>
  (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
