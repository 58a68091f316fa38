import { expect, inject, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { aBrowser } from './browser.ts'
import { aCustomer, PASSWORD } from './customer.ts'
import { anEmail, BUCKLE, LANGUAGES, openProduct } from './shopper.ts'

const NEW_PASSWORD = 'ganz-neues-1'

test.each(LANGUAGES)('a customer changes the name in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  const profile = urls.page(locale, 'accountProfile')
  const form = formFields((await browser.get(profile)).text)
  const changed = await browser.post(profile, { ...form, to: '', firstName: 'Karin' })
  expect([changed.status, changed.location]).toEqual([303, profile])
  expect(formFields((await browser.get(profile)).text)['firstName']).toBe('Karin')
})

test.each(LANGUAGES)('a customer can request another email address in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  const email = anEmail()
  const moved = await browser.post(urls.page(locale, 'accountEmail'), {
    email,
    emailConfirmation: email,
    password: PASSWORD,
  })
  expect([moved.status, moved.location]).toEqual([303, urls.page(locale, 'accountProfile')])
  expect((await browser.get(urls.page(locale, 'accountProfile'))).text).toContain(email)
})

test.each(LANGUAGES)('a customer can log in with another password in %s', async (_, locale) => {
  const { browser, email } = await aCustomer(locale)
  const changed = await browser.post(urls.page(locale, 'accountPassword'), {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    newPasswordConfirm: NEW_PASSWORD,
  })
  expect(changed.status).toBe(303)
  const login = urls.page(locale, 'login')
  const entered = await aBrowser().post(login, { email, password: NEW_PASSWORD })
  expect([entered.status, entered.location]).toEqual([303, urls.page(locale, 'account')])
})

test.each(LANGUAGES)('a password recovery can be requested in %s', async (_, locale) => {
  const { email } = await aCustomer(locale)
  const { formToken } = inject('pages')
  const requested = await aBrowser().post(urls.page(locale, 'resetPassword'), { email, formToken })
  expect([requested.status, requested.location]).toEqual([303, urls.page(locale, 'passwordMailed')])
})

test.each(LANGUAGES)('a message can be sent in %s', async (_, locale) => {
  const browser = aBrowser()
  const contact = urls.page(locale, 'contact')
  const sent = await browser.post(contact, {
    ...formFields((await browser.get(contact)).text),
    formToken: inject('pages').formToken,
    to: '',
    name: 'Lena',
    email: anEmail(),
    subject: 'Breite',
    comment: 'Wie breit ist der Stoff?',
    // Shopware requires a phone number by default.
    phoneNumber: '0351 1',
    acceptedDataProtection: '1',
  })
  expect([sent.status, sent.location]).toEqual([303, urls.page(locale, 'contactSent')])
})

test.each(LANGUAGES)('a customer can review a product in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  const review = urls.review(locale, BUCKLE.number)
  expect((await openProduct(browser, locale, BUCKLE.number)).text).toContain(review)
  const form = formFields((await browser.get(review)).text)
  const written = await browser.post(review, {
    ...form,
    formToken: inject('pages').formToken,
    to: '',
    points: '4',
    title: 'Gut und fest',
    text: 'Die Schnalle hält seit vielen Monaten, was sie soll.',
  })
  expect([written.status, written.location]).toEqual([303, review])
})

test.each(LANGUAGES)('a payment method can be saved in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  const page = urls.page(locale, 'accountPayment')
  const { text } = await browser.get(page)
  const ids = [...text.matchAll(/name="paymentMethodId"[^>]*value="([0-9a-f]{32})"/g)]
  const paymentMethodId = ids.at(-1)?.[1] ?? ''
  expect((await browser.post(page, { paymentMethodId })).status).toBe(303)
  expect(formFields((await browser.get(page)).text)['paymentMethodId']).toBe(paymentMethodId)
})
