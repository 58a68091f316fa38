import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REDIRECTS } from '#worker/edge/redirects/data/table.ts'
import { redirectOf, tidiedPath } from '#worker/edge/redirects/resolve.ts'

describe('the table', () => {
  test.each(REDIRECTS.filter(([from, to]) => from !== to))('%s leads to %s', (from, to, status) => {
    expect(redirectOf(from)).toEqual({ to, status })
  })

  test('has about three hundred rows and no address twice', () => {
    expect(REDIRECTS.length).toBeGreaterThanOrEqual(290)
    expect(new Set(REDIRECTS.map(([from]) => from)).size).toBe(REDIRECTS.length)
  })

  test.each([
    ['/privacy-policy', '/en/data-privacy-policy', 301],
    ['/shipping', '/en/shipping', 301],
    [
      '/en/detail/6a54659e518806e9660e19ce40d2f24f',
      '/en/continuous-zipper-coil-no-5-by-the-metre-black/21010',
      301,
    ],
    ['/en/sample-order', '/en/order-sample', 301],
  ])('%s leads to %s with %i', (from, to, status) => {
    expect(redirectOf(from)).toEqual({ to, status })
  })

  test('no target redirects again', () => {
    const again = REDIRECTS.filter(([, to]) => redirectOf(to) !== null)
    expect(again).toEqual([])
  })
})

describe('the rules', () => {
  test('a password manager finds where a password is changed', () => {
    const asked = '/.well-known/change-password'
    expect(redirectOf(asked)).toEqual({ to: '/account/password', status: 302 })
    expect(tidiedPath(asked)).toEqual({ to: '/account/password', status: 302 })
  })

  test.each(['/index.html', '/index.php', '/index'])('%s leads home', (path) => {
    expect(redirectOf(path)).toEqual({ to: '/', status: 301 })
  })

  test.each([
    ['/stoffe.html', '/stoffe'],
    ['/en/fabrics.html', '/en/fabrics'],
    ['/know-how/gruppe/beschichtungen-im-vergleich', '/know-how/beschichtungen-im-vergleich'],
    ['/en/know-how/group/coatings-compared', '/en/know-how/coatings-compared'],
    ['/know-how/gruppe/seite.html', '/know-how/seite'],
    ['/Naehprojekte/taschen/rucksack/mein-rucksack', '/naehprojekte/mein-rucksack'],
    ['/en/Naehprojekte/bags/packs/my-pack', '/en/sewing-projects/my-pack'],
    ['/kunden-galerie/xyz', '/naehprojekte'],
    ['/kunden-galerie/xyz.html', '/naehprojekte'],
    ['/extremtextil-galerie/seite/2', '/naehprojekte'],
    ['/Naehprojekte/taschen/', '/naehprojekte'],
    ['/en/kunden-galerie/xyz', '/en/sewing-projects'],
    ['/stoffe/', '/stoffe'],
    ['/stoffe//silikonbeschichtet', '/stoffe/silikonbeschichtet'],
  ])('%s leads to %s for good', (from, to) => {
    expect(redirectOf(from)).toEqual({ to, status: 301 })
  })

  test.each([
    '/',
    '/en',
    '/stoffe',
    '/know-how',
    '/know-how/seite',
    '/endlosreissverschluss',
    '/kunden-galerien',
    '/naehprojekte/xyz',
  ])('%s stays where it is', (path) => {
    expect(redirectOf(path)).toBeNull()
  })
})

test('no path leads to another host, into a loop or through a second redirect', () => {
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
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 7 }), fc.boolean(), (segments, slash) => {
      const found = redirectOf(`/${segments.join('/')}${slash ? '/' : ''}`)
      if (!found) return
      expect(found.to).toMatch(/^\/(?![/\\])/)
      expect(redirectOf(found.to)).toBeNull()
    }),
    { numRuns: 2_000 },
  )
})
