import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { mailTo } from '../mailbox.ts'
import { statusOfSending } from '../sending.ts'
import { ADDRESS, UNADDRESSED } from '../shopper.ts'

export const PASSWORD = 'Steppstich 3,5 mm'

let people = 0
/** A unique email address. */
export const anEmail = () => `kundin-${process.pid}-${(people += 1)}@post.example`

/** The link in a mail to this path of the shop. */
export function linkTo(mail: string, path: string): string {
  const href = mail.split(/[\s"<>]/).find((word) => word.startsWith('http') && word.includes(path))
  if (!href) throw new Error(`The mail has no link to ${path}`)
  return href.replaceAll('&amp;', '&')
}

/** Calls the Store API as a client and returns the session's token. */
async function ask(request: APIRequestContext, path: string, data: object, token = '') {
  const response = await request.post(`/store-api${path}`, {
    data,
    headers: {
      'sw-access-key': EMBEDDED_ACCESS_KEY,
      ...(token && { 'sw-context-token': token }),
    },
  })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.headers()['sw-context-token'] ?? ''
}

/** Creates a customer through the Store API and logs in this browser. */
export async function aCustomer(page: Page, baseURL: string, request: APIRequestContext) {
  const email = anEmail()
  const { firstName, lastName, ...place } = ADDRESS
  const names = { firstName, lastName, salutationId: UNADDRESSED }
  await ask(request, '/account/register', {
    ...names,
    email,
    password: PASSWORD,
    storefrontUrl: baseURL,
    billingAddress: { ...names, ...place, countryId: idOf('country', 'DE') },
  })
  const mail = await mailTo(request, email, /bestätigen|confirm/i)
  const link = new URL(linkTo(mail, urls.page('de', 'registrationConfirm')))
  const token = await ask(
    request,
    '/account/register-confirm',
    Object.fromEntries(link.searchParams),
  )
  await logInWith(page, baseURL, token)
  return { email, token }
}

/** Sets a session token in this browser. */
async function logInWith(page: Page, baseURL: string, token: string): Promise<void> {
  await page.context().addCookies([{ name: 'sw-context-token', value: token, url: baseURL }])
}

/** Actions of a customer, by labels in the page's language. */
export function anAccountHolder(page: Page, locale: Locale = 'de') {
  const t = messages(locale)
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const go = (name: Parameters<typeof urls.page>[1]) => page.goto(urls.page(locale, name))

  const holder = {
    t,
    field,
    press,
    go,
    type: async (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value)
    },
    async register(email: string) {
      await go('register')
      await holder.type({ ...ADDRESS, email, password: PASSWORD })
      await field('acceptedDataProtection').check()
      await holder.sendPatiently(t('account.register'), { password: PASSWORD })
    },
    /** Submits a form again that was refused as filled in too fast. */
    async sendPatiently(button: string, secrets: Readonly<Record<string, string>> = {}) {
      await expect(async () => {
        await holder.type(secrets)
        expect(await statusOfSending(page, () => press(button))).not.toBe(400)
      }).toPass()
    },
    async logIn(email: string, password = PASSWORD) {
      await holder.type({ email, password })
      await press(t('account.login'))
    },
    /** The account overview has two logout buttons. */
    logOut: () =>
      page
        .getByRole('button', { name: t('account.logout') })
        .first()
        .click(),
    isAt: (name: Parameters<typeof urls.page>[1]) =>
      expect(page).toHaveURL(new RegExp(`${urls.page(locale, name)}(#.*)?$`)),
    says: (text: string) => expect(page.locator('main')).toContainText(text),
  }
  return holder
}
