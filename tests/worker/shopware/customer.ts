import { firstChoice } from '#tests/builders/form-fields.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { fieldsIn, type Browser, type Page } from '#tests/worker/shopping/browser.ts'

export const PASSWORD = 'geheim-genug-1'

/** What a form carries that somebody needed a minute for. */
export const readFor = async () => ({ formToken: await signedAt(new Date(Date.now() - 60_000)) })

/** Registers as a customer, and is logged in from then on. */
export async function register(browser: Browser, email: string, prefix = '') {
  const page = await browser.get(`${prefix}/register`)
  const form = fieldsIn(page)
  return browser.post(`${prefix}/register`, {
    ...form,
    ...(await readFor()),
    // The page's switch of languages has a field of that name.
    to: '',
    accountType: 'private',
    salutationId: salutationIn(page),
    firstName: 'Nora',
    lastName: 'Nadel',
    email,
    password: PASSWORD,
    street: 'Musterweg 2',
    zipcode: '01099',
    city: 'Dresden',
    acceptedDataProtection: '1',
  })
}

/** The first salutation that a form offers. */
export const salutationIn = ({ text }: Page): string => firstChoice(text, 'salutationId')
