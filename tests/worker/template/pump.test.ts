import { afterEach, expect, test, vi } from 'vitest'
import { pump } from '#worker/template/pump.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a page that breaks while it is rendered is kept by nobody, and the log says why', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const rendered = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<p>'))
    },
    pull() {
      throw new Error('the list is gone')
    },
  })
  const { body, template } = pump(rendered, 'abab0123', { nonce: '', cartCount: '' })
  await expect(new Response(body).text()).rejects.toThrow('the list is gone')
  expect(await template).toBeNull()
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'render-broke', error: 'Error: the list is gone' },
  ])
})
