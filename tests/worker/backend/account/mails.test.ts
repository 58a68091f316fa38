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

describe.each(EVERY)('account mail $kind in $locale', ({ locale, mail }) => {
  const content = toMailContent(mail, locale, vars.SHOP_NAME)
  const text = renderMailText(content, locale, vars)
  const html = renderMailHtml(content, locale, vars)

  test('account mails have the same content as text and HTML', () => {
    const shown = html
      .replace(/<style>[^]*<\/style>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', '’')
    for (const paragraph of content.paragraphs) {
      expect(text).toContain(paragraph)
      expect(shown).toContain(paragraph)
    }
    expect(content.subject).not.toBe('')
    expect(html).toContain(`<html lang="${locale}">`)
  })

  test('account mails link to one page, as a button and as a copyable address', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual('url' in mail ? [url.replace('&', '&amp;')] : [])
    if ('url' in mail) expect(text.split('\n')).toContain(url)
  })

  test('account mails name the sender', () => {
    for (const one of [text, html]) {
      expect(one).toContain(vars.SHOP_LEGAL_NAME)
      expect(one).toContain(vars.SHOP_STREET)
    }
  })

  test('account mails show customer input unchanged and never as markup', () => {
    expect(html).not.toContain('<b>Lena</b>')
    if ('name' in mail) expect(html).toContain('&lt;b&gt;Lena&lt;/b&gt;')
  })
})
