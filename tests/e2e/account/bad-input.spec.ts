import { urls } from '#shared/urls.ts'
import { expect, test } from '../shop-test.ts'
import { aCustomer, anAccountHolder, anEmail } from './customer.ts'

for (const to of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/.//evil.example',
]) {
  test(`a login never leads to ${to}`, async ({ page, baseURL, request }) => {
    const { email } = await aCustomer(page, baseURL, request)
    await page.context().clearCookies()
    const holder = anAccountHolder(page)
    await page.goto(`/login?to=${encodeURIComponent(to)}`)
    await holder.logIn(email)
    await holder.isAt('account')
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('a wrong password and an unknown address are refused in the same words', async ({
  page,
  baseURL,
  request,
}) => {
  const { email } = await aCustomer(page, baseURL, request)
  await page.context().clearCookies()
  const holder = anAccountHolder(page)
  const said: string[] = []
  for (const one of [email, anEmail()]) {
    await holder.go('login')
    await holder.logIn(one, 'nicht das Passwort')
    await holder.says(holder.t('account.wrong'))
    said.push(await page.locator('#notes').innerText())
  }
  expect(said[0]).toBe(said[1])
})

test('guessing passwords is slowed down, with the seconds to wait', async ({ page }) => {
  const holder = anAccountHolder(page)
  const email = anEmail()
  await holder.go('login')
  await expect(async () => {
    await holder.logIn(email, 'geraten')
    await expect(page.locator('#notes')).toContainText(/Bitte warten Sie \d+ Sekunden/, {
      timeout: 500,
    })
  }).toPass()
})

test("somebody else's address and order are as unknown as ones that do not exist", async ({
  page,
  baseURL,
  request,
}) => {
  await aCustomer(page, baseURL, request)
  const holder = anAccountHolder(page)
  await holder.go('accountAddresses')
  const href = await page.locator('.addresses a').first().getAttribute('href')
  const id = href?.split('/').at(-1) ?? ''
  await aCustomer(page, baseURL, request)
  for (const foreign of [id, 'f'.repeat(32)]) {
    expect((await page.goto(urls.accountAddress('de', foreign)))?.status()).toBe(404)
    expect((await page.goto(urls.accountOrder('de', foreign)))?.status()).toBe(404)
  }
})

test('two tabs that change one address: the second is told before it overwrites', async ({
  page,
  baseURL,
  request,
}) => {
  await aCustomer(page, baseURL, request)
  const first = anAccountHolder(page)
  await first.go('accountAddresses')
  const href = (await page.locator('.addresses a').first().getAttribute('href')) ?? ''
  const other = await page.context().newPage()
  const second = anAccountHolder(other)
  await page.goto(href)
  await other.goto(href)
  await first.type({ street: 'Erste Straße 1' })
  await first.press(first.t('account.save'))
  await first.isAt('accountAddresses')

  await second.type({ street: 'Zweite Straße 2' })
  await second.press(second.t('account.save'))
  await second.says(second.t('account.addressChanged'))
  await expect(second.field('street')).toHaveValue('Zweite Straße 2')
  await second.press(second.t('account.save'))
  await second.says('Zweite Straße 2')
})

test('names with markup, from right to left or with emoji stay what they are', async ({
  page,
  baseURL,
  request,
}) => {
  await aCustomer(page, baseURL, request)
  const holder = anAccountHolder(page)
  for (const lastName of [
    '<b onclick=alert(1)>Fett</b>',
    'مرحبا بالعالم',
    'Nähgarn 🧵🪡',
    "O'Neil & Söhne",
  ]) {
    await holder.go('accountProfile')
    await holder.type({ lastName })
    await page.locator('#form').getByRole('button').last().click()
    await holder.says(holder.t('account.saved'))
    await expect(holder.field('lastName')).toHaveValue(lastName)
    await holder.go('account')
    await expect(page.locator('h1')).toContainText(lastName)
  }
})

test('a name of ten thousand letters is refused and not lost', async ({
  page,
  baseURL,
  request,
}) => {
  await aCustomer(page, baseURL, request)
  const holder = anAccountHolder(page)
  await holder.go('accountProfile')
  const lastName = 'ß'.repeat(10_000)
  await holder.type({ lastName })
  await page.locator('#form').getByRole('button').last().click()
  await holder.says(holder.t('forms.tooLong', { limit: 255 }))
  await expect(holder.field('lastName')).toHaveValue(lastName)
})

test('pages of an account are nobody else’s: not kept, not indexed, and a token is never in them', async ({
  page,
  baseURL,
  request,
}) => {
  const { token } = await aCustomer(page, baseURL, request)
  for (const name of ['account', 'accountOrders', 'accountAddresses', 'accountProfile'] as const) {
    const answer = await page.goto(urls.page('de', name))
    expect(answer?.headers()['cache-control']).toBe('no-store')
    const text = (await answer?.text()) ?? ''
    expect(text).toContain('noindex')
    expect(text).not.toContain(token)
  }
})
