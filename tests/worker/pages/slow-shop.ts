import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '#worker/app.ts'
import { createBackend } from '#worker/backend/app.ts'
import type { Backend } from '#worker/connections.ts'

export const failing = () => new Response('', { status: 500 })

/** A response whose connection breaks after the first bytes. */
export function breakingOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"elements":['))
      controller.error(new Error('connection lost'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

let shops = 0

/**
 * A shop whose backend delays the calls that a test selects. A new shop has an unused address, so
 * nothing of it is cached.
 */
export function aSlowShop({ isNew = false } = {}) {
  const backend = createBackend()
  const bindings = isNew ? { ...env, SHOP_ORIGIN: `https://slow-${shops++}.test` } : env
  let isHeld = (_call: string): boolean => false
  let isBroken = (_call: string): boolean => false
  let brokenResponse = failing
  let change = () => {}
  let changed = Promise.resolve()
  const slow: Backend = {
    fetch: async (request, ...others) => {
      const call = new URL(request.url).pathname.replace('/store-api', '')
      while (isHeld(call)) await changed
      if (isBroken(call)) return brokenResponse()
      return backend.fetch(request, ...others)
    },
  }
  /** Calls that are delayed from now on. All others respond, also those that began before. */
  function hold(which: (call: string) => boolean) {
    isHeld = which
    change()
    changed = new Promise((resolve) => {
      change = resolve
    })
  }
  const app = createApp(slow)
  async function get(path: string, init: RequestInit = {}) {
    const ctx = createExecutionContext()
    const request = new Request(`https://shop.test${path}`, init)
    const response = await app.fetch(request, bindings, ctx)
    return { response, end: () => waitOnExecutionContext(ctx) }
  }
  return {
    get,
    /** Reads a page completely, so that its path and texts are cached. */
    async visit(path: string, init: RequestInit = {}) {
      const { response, end } = await get(path, init)
      const text = await response.text()
      await end()
      return { response, text }
    },
    hold,
    release: () => hold(() => false),
    /** From now on these calls fail: with a 500, or in the middle of the body. */
    breaks(which: (call: string) => boolean, respond = failing) {
      isBroken = which
      brokenResponse = respond
    },
  }
}

/** Reads a body chunk by chunk. */
export function readerOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    text: () => text,
    leave: () => reader?.cancel(),
    /** Reads until the text appears; fails by the test's time limit otherwise. */
    async until(expected: string) {
      while (!text.includes(expected)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) throw new Error(`The page ended without ${expected}: ${text.slice(-200)}`)
        text += value
      }
      return text
    },
  }
}
