import { expect, test } from 'vitest'
import {
  newTicket,
  ticketId,
} from '#worker/backend/payment-providers/test-gateway/gateway-tokens.ts'

const AT = new Date('2026-03-01T10:00:00Z')
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000)

test('a ticket of card fields is valid for some hours', () => {
  const ticket = newTicket('secret', AT)
  expect(ticketId('secret', ticket, later(3))).toMatch(/^[0-9a-f]{32}$/)
  expect(ticketId('secret', ticket, later(5))).toBeNull()
  expect(ticketId('secret', ticket, later(-1))).toBeNull()
})

test('a ticket with another secret, time or name is invalid', () => {
  const ticket = newTicket('secret', AT)
  const [id = '', time = '', mark = ''] = ticket.split('.')
  expect(ticketId('other', ticket, AT)).toBeNull()
  expect(ticketId('secret', `${id}.${Number(time) + 1}.${mark}`, AT)).toBeNull()
  expect(ticketId('secret', `${'0'.repeat(32)}.${time}.${mark}`, AT)).toBeNull()
  expect(ticketId('secret', '', AT)).toBeNull()
})
