import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/i18n/locales.ts'
import { toMailContent, type AccountMail } from '#worker/backend/account/mail/account-mail.ts'
import { renderMailHtml } from '#worker/backend/mail/layout/render-mail.ts'
import { renderMailText } from '#worker/backend/mail/layout/render-mail-text.ts'
import { Vars } from '#worker/runtime/env.ts'

const vars = Vars.parse({ SHOP_ORIGIN: 'https://shop.test', SHOP_NAME: 'Nadel & Faden' })
const url = 'https://shop.test/registration/confirm?em=1&hash=2'
const name = '<b>Lena</b> "Vogel"'

const MAILS: readonly AccountMail[] = [
  { kind: 'opt-in', url },
  { kind: 'exists', url },
  { kind: 'welcome', name, url, requestedGroup: 'Werkstatt & Handel' },
  { kind: 'recovery', name, url },
  { kind: 'unknown', url },
  { kind: 'password-changed', name, url },
  { kind: 'email-confirm', url },
  { kind: 'email-changing', name, url, address: 'neu@mail.test' },
  { kind: 'deleted', name },
  { kind: 'erased' },
  { kind: 'group-granted', name, url, group: 'Werkstatt & Handel' },
]
const EVERY = LOCALES.flatMap((locale) => MAILS.map((mail) => ({ locale, mail, kind: mail.kind })))

describe.each(EVERY)('$kind in $locale', ({ locale, mail }) => {
  const letter = toMailContent(mail, locale, vars.SHOP_NAME)
  const text = renderMailText(letter, locale, vars)
  const html = renderMailHtml(letter, locale, vars)

  test('says the same as text and as HTML', () => {
    const shown = html
      .replace(/<style>[^]*<\/style>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', '’')
    for (const paragraph of letter.paragraphs) {
      expect(text).toContain(paragraph)
      expect(shown).toContain(paragraph)
    }
    expect(letter.subject).not.toBe('')
    expect(html).toContain(`<html lang="${locale}">`)
  })

  test('leads to one page, by a button and by an address that can be copied', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual('url' in mail ? [url.replace('&', '&amp;')] : [])
    if ('url' in mail) expect(text.split('\n')).toContain(url)
  })

  test('says who writes', () => {
    for (const one of [text, html]) {
      expect(one).toContain(vars.SHOP_LEGAL_NAME)
      expect(one).toContain(vars.SHOP_STREET)
    }
  })

  test('shows what a customer typed as it was typed, never as markup', () => {
    expect(html).not.toContain('<b>Lena</b>')
    if ('name' in mail) expect(html).toContain('&lt;b&gt;Lena&lt;/b&gt;')
  })
})
