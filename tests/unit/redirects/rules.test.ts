import { describe, expect, test } from 'vitest'
import { findRedirect } from '#worker/edge/redirects/find-redirect.ts'

const find = (path: string) => findRedirect(new URL(path, 'https://shop.test'), async () => null)

describe('redirect rules', () => {
  test('password managers are redirected to the form for a new password', async () => {
    expect(await find('/.well-known/change-password')).toEqual({
      location: '/account/password',
      status: 302,
    })
  })

  test.each(['/index.html', '/index.php', '/index'])(
    '%s redirects to the home page',
    async (path) => {
      expect(await find(path)).toEqual({ location: '/', status: 301 })
    },
  )

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
  ])('%s redirects permanently to %s', async (path, location) => {
    expect(await find(path)).toEqual({ location, status: 301 })
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
  ])('%s does not redirect', async (path) => {
    expect(await find(path)).toBeNull()
  })
})
