import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { findRedirect, type LookUp } from '#worker/edge/redirects/find-redirect.ts'

const ORIGIN = 'https://shop.test'

const rows =
  (targets: Readonly<Record<string, string | null>>, status: number | null = 301): LookUp =>
  async (path) =>
    Object.hasOwn(targets, path) ? { redirect: targets[path], status } : null

const find = (path: string, lookUp: LookUp) => findRedirect(new URL(path, ORIGIN), lookUp)

describe('redirect rows of the backend', () => {
  const follow = async (redirect: string | null) =>
    (await find('/alte-seite?from=mail&p=2', rows({ '/alte-seite': redirect })))?.location

  test('a row redirects to a path of the shop and preserves the query', async () => {
    expect(await follow('/stoffe')).toBe('/stoffe?from=mail&p=2')
  })

  test('a redirect row preserves the parameters of its target', async () => {
    expect(await follow('/stoffe?p=7#masse')).toBe('/stoffe?p=7&from=mail#masse')
  })

  test('a row redirects to another site unchanged', async () => {
    expect(await follow('https://kurse.example/naehen')).toBe(
      'https://kurse.example/naehen?from=mail&p=2',
    )
  })

  test('a row can contain the shop with or without its host', async () => {
    expect(await follow('https://shop.test/stoffe')).toBe('/stoffe?from=mail&p=2')
  })

  test('a row applies to the decoded path', async () => {
    const lookUp = rows({ '/nähkurs': '/kurse' })
    expect((await find('/n%C3%A4hkurs', lookUp))?.location).toBe('/kurse')
  })

  test.each([
    ['nothing', null],
    ['the same path', '/alte-seite'],
    ['the same path in another spelling', '/x/../alte-seite'],
    ['the same path with .html', '/alte-seite.html'],
    ['a disguised host', '//evil.example'],
    ['a disguised host', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['a relative path', 'stoffe'],
    ['an address without a host', 'https://'],
  ])('a row does not redirect to %s (%s)', async (_what, redirect) => {
    expect(await follow(redirect)).toBeUndefined()
  })

  test.each([
    [301, 301],
    [308, 301],
    [302, 302],
    [307, 302],
    [null, 302],
    [200, 302],
  ])('a row with status %s responds with %s', async (stored, status) => {
    expect((await find('/alt', rows({ '/alt': '/stoffe' }, stored)))?.status).toBe(status)
  })

  test.each([
    ['/stoffe/netze.html', '/netze/70000'],
    ['/know-how/gruppe/seite', '/faq'],
    ['/Stoffe/', '/stoffe'],
  ])('a row takes precedence over the rule that matches %s', async (path, to) => {
    expect(await find(path, rows({ [path]: to }))).toEqual({ location: to, status: 301 })
  })

  test('impossible paths are not looked up', async () => {
    expect(await find(`/${'x'.repeat(600)}`, () => expect.unreachable())).toBeNull()
  })
})

describe('chains of redirect rows and rules', () => {
  test.each([
    ['/a.html', { '/a': '/b' }, '/b'],
    ['/a', { '/a': '/b/' }, '/b'],
    ['/a', { '/a': '/b', '/b': '/c' }, '/c'],
    ['/a/', { '/a': '/b.html', '/b': '/c?d=e' }, '/c?d=e'],
  ])('a chain from %s becomes one redirect', async (path, targets, location) => {
    expect(await find(path, rows(targets))).toEqual({ location, status: 301 })
  })

  test('a chain ends at a row that names its own path', async () => {
    const targets = { '/a': '/b', '/b': '/b' }
    expect((await find('/a', rows(targets)))?.location).toBe('/b')
  })

  test('a chain is temporary if one of its steps is', async () => {
    expect(await find('/a.html', rows({ '/a': '/b' }, 302))).toEqual({
      location: '/b',
      status: 302,
    })
  })

  test.each([
    ['/a', { '/a': '/b', '/b': '/a' }],
    ['/a', { '/a': '/b.html', '/b': '/a.html' }],
    ['/a.html', { '/a': '/a.html' }],
    ['/a', { '/a': '/b', '/b': '/c', '/c': '/b' }],
  ])('a loop from %s does not redirect', async (path, targets) => {
    expect(await find(path, rows(targets))).toBeNull()
  })

  test('no chain redirects to another host, into a loop or through a second redirect', async () => {
    const segment = fc.constantFrom(
      'know-how',
      'Naehprojekte',
      'kunden-galerie',
      'en',
      'Stoffe',
      '',
      'a.html',
      '\\',
      'evil.example',
    )
    const path = fc
      .tuple(fc.array(segment, { maxLength: 7 }), fc.boolean())
      .map(([segments, hasSlash]) => `/${segments.join('/')}${hasSlash ? '/' : ''}`)
    const check = async (from: string, targets: Record<string, string>) => {
      const lookUp = rows(targets)
      const url = new URL(ORIGIN)
      url.pathname = from
      const found = await findRedirect(url, lookUp)
      if (!found) return
      expect(found.location).toMatch(/^\/(?![/\\])/)
      expect(await find(found.location, lookUp)).toBeNull()
    }
    await fc.assert(fc.asyncProperty(path, fc.dictionary(path, path, { maxKeys: 5 }), check), {
      numRuns: 2_000,
    })
  })
})

describe('redirects of the import', () => {
  const row = (from: string, to: string) =>
    RedirectRecord.safeParse({ from, to, permanent: true }).success

  test.each([
    ['/alte-seite', '/stoffe'],
    ['/en/Old-Page', 'https://elsewhere.example/a?b=c'],
    ['/a/b/c', '/stoffe?order=price-asc'],
    ['/a/', '/stoffe'],
    ['/a.html', '/stoffe'],
  ])('a redirect from %s to %s can be imported', (from, to) => {
    expect(row(from, to)).toBe(true)
  })

  test.each([
    ['/', '/stoffe'],
    ['stoffe', '/stoffe'],
    ['/a?b=c', '/stoffe'],
    ['//a', '/stoffe'],
    ['/a', '//evil.example'],
    ['/a', '/\\evil.example'],
    ['/a', 'javascript:alert(1)'],
    ['/a', 'ftp://files.example'],
    ['/a', 'https://user:pass@evil.example'],
    ['/a', `/${'x'.repeat(600)}`],
  ])('a redirect from %s to %s is refused', (from, to) => {
    expect(row(from, to)).toBe(false)
  })
})
