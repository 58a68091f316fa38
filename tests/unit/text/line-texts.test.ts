import { expect, test } from 'vitest'
import { aGood } from '#tests/builders/stored-order.ts'
import { toLineTexts } from '#worker/backend/order/mail/line-texts.ts'

test('mails and documents write m² in every product name', () => {
  const german = toLineTexts(aGood({ label: 'Ripstop-Nylon, 20den, 36g/qm, Schwarz' }), 'de')
  expect(german.title).toBe('Ripstop-Nylon, 20den, 36g/m², Schwarz')
  const english = toLineTexts(aGood({ label: 'Ripstop nylon, 20den, 36g/sqm, black' }), 'en')
  expect(english.title).toBe('Ripstop nylon, 20den, 36g/m², black')
})
