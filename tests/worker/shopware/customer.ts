import { firstChoice } from '#tests/builders/form-fields.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { fieldsIn, type Browser, type Page } from '#tests/worker/shopping/browser.ts'

export const PASSWORD = 'geheim-genug-1'

/** The token of a form that was shown a minute ago. */
export const readFor = async () => ({ formToken: await signedAt(new Date(Date.now() - 60_000)) })

/** Registers a customer, who is logged in afterwards. */
export async function register(browser: Browser, email: string, prefix = '') {
  const page = await browser.get(`${prefix}/register`)
  const form = fieldsIn(page)
  return browser.post(`${prefix}/register`, {
    ...form,
    ...(await readFor()),
    // The page's language switch has a field of that name.
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

/** The first salutation option of a form. */
export const salutationIn = ({ text }: Page): string => firstChoice(text, 'salutationId')
