import { expect, test } from 'vitest'
import { fail, ok } from '#shared/domain/result.ts'
import { sendTestMail } from '#worker/backend/ops/test-mail.ts'

const SHOP = {
  SHOP_NAME: 'Nähladen',
  SHOP_ORIGIN: 'https://naehladen.de',
  SHOP_EMAIL: 'hallo@naehladen.de',
}

test('the test mail is sent to the operator', async () => {
  const recipients: string[] = []
  const sent = await sendTestMail(async ({ subject }, recipient) => {
    recipients.push(`${subject} to ${recipient}`)
    return ok('sent')
  }, SHOP)
  expect(sent.ok).toBe(true)
  expect(recipients).toEqual(['Nähladen: test mail to hallo@naehladen.de'])
})

test('the reason of a refused test mail is returned', async () => {
  const sent = await sendTestMail(async () => fail('sender not verified'), SHOP)
  expect(sent).toEqual(fail('sender not verified'))
})
