import { expect, test } from 'vitest'
import { createThrottledPublisher } from '#worker/shopware-events/bumps.ts'
import { createEventGate } from '#worker/shopware-events/event.ts'
import { secretOfShop, signatureOf } from '#worker/shopware-events/signature.ts'

const SECRET = 'a-secret-of-the-app'
const NOW_MS = Date.parse('2026-11-22T09:00:00Z')

function anEvent(changes: object = {}, shopId = 'shop-1') {
  const event = { source: { shopId, eventId: 'e1' }, timestamp: NOW_MS / 1000, ...changes }
  const body = JSON.stringify(event)
  return { body, signature: signatureOf(body, secretOfShop(shopId, SECRET)) }
}

const judged = ({ body, signature }: ReturnType<typeof anEvent>, gate = createEventGate()) =>
  gate(body, signature, SECRET, NOW_MS)

test('a signed event is new once, and recognised when repeated', () => {
  const gate = createEventGate()

  expect(judged(anEvent(), gate)).toBe('new')
  expect(judged(anEvent(), gate)).toBe('known')
  expect(judged(anEvent({ source: { shopId: 'shop-1', eventId: 'e2' } }), gate)).toBe('new')
})

test.each([
  ['unsigned', { ...anEvent(), signature: '' }],
  ['signed by another shop', { ...anEvent(), signature: anEvent({}, 'shop-2').signature }],
  ['changed after the signature', { ...anEvent(), body: anEvent({ timestamp: 1 }).body }],
  ['some minutes old', anEvent({ timestamp: NOW_MS / 1000 - 301 })],
  ['from another shop than it names', anEvent({ source: undefined })],
  ['not an event', { body: '<html>', signature: signatureOf('<html>', SECRET) }],
])('an event that is %s is refused', (_what, event) => {
  expect(judged(event)).toBe('refused')
})

test('a forged event does not mark the real one as known', () => {
  const gate = createEventGate()

  expect(judged({ ...anEvent(), signature: 'f'.repeat(64) }, gate)).toBe('refused')
  expect(judged(anEvent(), gate)).toBe('new')
})

test('many changes are published twice: at once and ten seconds later', async () => {
  const waits: number[] = []
  let release = () => {}
  const bump = createThrottledPublisher((milliseconds) => {
    waits.push(milliseconds)
    return new Promise<void>((resolve) => void (release = resolve))
  })
  let announced = 0
  const announce = async () => void announced++

  await bump(announce, NOW_MS)
  expect(announced).toBe(1)

  const pending = [100, 200, 300].map((ms) => bump(announce, NOW_MS + ms))
  expect([announced, waits]).toEqual([1, [9_900]])
  release()
  await Promise.all(pending)
  expect(announced).toBe(2)
})
