import { env } from 'cloudflare:test'
import { anEmail, linkIn, mailsTo } from '#tests/worker/backend/account/people.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { scheduled } from '#worker/backend/scheduled.ts'

export const FORM = '/wieder-da'

type Changes = Readonly<Record<string, string>>

/** The stock alert form of a product, shown a minute ago. */
export const filledIn = async (product: string, changes: Changes = {}) => ({
  article: product,
  email: anEmail(),
  quantity: '',
  acceptedDataProtection: '1',
  website: '',
  formToken: await signedAt(new Date(Date.now() - 60_000)),
  ...changes,
})

export const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
export const runClock = () => scheduled({ ...env }, new Date())
export const setStock = (number: string, stock: number) =>
  env.DB.prepare('UPDATE product SET stock = ?2 WHERE public_id = ?1')
    .bind(idOfProduct(number), stock)
    .run()

/** A requested and confirmed stock alert. */
export async function waitingFor(product: string, changes: Changes = {}) {
  const form = await filledIn(product, changes)
  await aBrowser().post(FORM, form)
  const link = await linkIn(form.email, 'stock-alert-opt-in')
  await aBrowser().post(`${FORM}/bestaetigen`, link)
  return { ...form, link }
}

export const rows = async () => {
  const { results } = await env.DB.prepare('SELECT email, state FROM stock_alert').all()
  return results
}

/** A shop with a sold-out buckle and a fabric with little stock. */
export async function soldOut(): Promise<void> {
  await emptyStorage()
  await stockShop([aBuckle('24500', { stock: 0 }), aFabric('70000', { stock: 30 })])
}
