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
/** An address that nobody else in the tests has. */
export const anEmail = () => `kundin-${process.pid}-${(people += 1)}@post.example`

/** The link in a mail that leads to this path of the shop. */
export function linkTo(mail: string, path: string): string {
  const href = mail.split(/[\s"<>]/).find((word) => word.startsWith('http') && word.includes(path))
  if (!href) throw new Error(`The mail has no link to ${path}`)
  return href.replaceAll('&amp;', '&')
}

/** Asks the Store API as a client does; answers the token of the session. */
async function ask(request: APIRequestContext, path: string, data: object, token = '') {
  const answer = await request.post(`/store-api${path}`, {
    data,
    headers: {
      'sw-access-key': EMBEDDED_ACCESS_KEY,
      ...(token && { 'sw-context-token': token }),
    },
  })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.headers()['sw-context-token'] ?? ''
}

/** A customer with an account, made behind the pages' back and logged in in this browser. */
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

/** Lets this browser be the one that holds a token. */
async function logInWith(page: Page, baseURL: string, token: string): Promise<void> {
  await page.context().addCookies([{ name: 'sw-context-token', value: token, url: baseURL }])
}

/** What somebody with an account does, in the shop's own words of the page's language. */
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
      await field('salutationId').selectOption(UNADDRESSED)
      await field('acceptedDataProtection').check()
      await holder.sendPatiently(t('account.register'), { password: PASSWORD })
    },
    /** A form that was filled in faster than people do is sent once more. */
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
    /** The overview has a second one. */
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
