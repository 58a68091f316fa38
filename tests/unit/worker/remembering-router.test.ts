import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { TrieRouter } from 'hono/router/trie-router'
import { createRememberingRouter } from '#worker/edge/remembering-router.ts'

function aShop() {
  const app = new Hono({ router: createRememberingRouter() })
  app.get('/articles/:number', (c) => c.text(`article ${c.req.param('number')}`))
  app.post('/articles/:number', (c) => c.text(`sold ${c.req.param('number')}`))
  app.get('*', (c) => c.text(`any ${c.req.query('p') ?? ''}`))
  const ask = async (path: string, method = 'GET') => (await app.request(path, { method })).text()
  return { app, ask }
}

test('a repeated path matches with its own parameters and method', async () => {
  const { ask } = aShop()
  for (let time = 0; time < 2; time++) {
    expect(await ask('/articles/70000')).toBe('article 70000')
    expect(await ask('/articles/70001')).toBe('article 70001')
    expect(await ask('/articles/70000', 'POST')).toBe('sold 70000')
    expect(await ask(`/stoffe?p=${time}`)).toBe(`any ${time}`)
  }
})

test('routes are searched once per path, and each time for overlong paths', async () => {
  const search = vi.spyOn(TrieRouter.prototype, 'match')
  const { ask } = aShop()
  for (let time = 0; time < 3; time++) await ask('/stoffe')
  expect(search).toHaveBeenCalledTimes(1)
  const long = `/${'a'.repeat(300)}`
  for (let time = 0; time < 3; time++) await ask(long)
  expect(search).toHaveBeenCalledTimes(4)
  search.mockRestore()
})
