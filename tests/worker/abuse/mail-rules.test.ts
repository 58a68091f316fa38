import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import {
  MAIL_RULES,
  PER_ADDRESS,
  PER_ADDRESS_A_DAY,
  PER_NETWORK,
} from '#worker/backend/mail/mail-rules.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'

const NOON = Date.parse('2026-11-24T12:00:00.000Z')
const VICTIM = 'opfer@example.org'
const RULES = Object.entries(MAIL_RULES)
const held = RULES.flatMap(([kind, { hold }]) => (hold ? [{ kind, ...hold }] : []))

beforeEach(emptyStorage)

/** Creates a mail of this kind from a network, some seconds after noon. */
async function cause(kind: string, seconds: number, mail: { to?: string; network?: string } = {}) {
  const { to = VICTIM, network = `198.51.100.${seconds % 250}` } = mail
  const at = new Date(NOON + seconds * 1000)
  const id = crypto.randomUUID()
  const insert = `INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at)
    VALUES (?1, ?2, ?1, 'de', ?3, ?4, ?4)`
  await env.DB.batch([
    env.DB.prepare(insert).bind(id, kind, to, at.toISOString()),
    ...holdMails({ db: env.DB, network, at }, to),
  ])
  return id
}

async function dueHours(kind: string): Promise<readonly number[]> {
  const { results } = await env.DB.prepare(
    'SELECT due_at FROM outbox WHERE kind = ?1 ORDER BY due_at',
  )
    .bind(kind)
    .all()
  return results.map(({ due_at }) => (Date.parse(String(due_at)) - NOON) / HOUR_MS)
}

test.each(held)('strangers can send $kind to one address five times an hour', async (rule) => {
  const { kind, beyond } = rule
  for (let seconds = 0; seconds < 40; seconds += 1) await cause(kind, seconds)
  const due = await dueHours(kind)
  const counts = { later: 40, newest: PER_ADDRESS + 1, dropped: PER_ADDRESS_A_DAY }
  expect(due.filter((hours) => hours < 0.9)).toHaveLength(PER_ADDRESS)
  expect(due).toHaveLength(counts[beyond])
  if (beyond === 'newest') expect(due.at(-1)).toBeLessThan(1.1)
})

test.each(held)(
  'a network can send $kind to twenty addresses an hour',
  async ({ kind, beyond }) => {
    for (let seconds = 0; seconds < 25; seconds += 1)
      await cause(kind, seconds, { to: `a${seconds}@example.org`, network: '203.0.113.1' })
    const due = await dueHours(kind)
    expect(due.filter((hours) => hours < 0.9)).toHaveLength(PER_NETWORK)
    if (beyond === 'newest') expect(due.at(-1)).toBeLessThan(1.1)
  },
)

test.each(held)(
  '$kind from strangers does not delay mails of other groups',
  async ({ kind, group }) => {
    for (let seconds = 0; seconds < 20; seconds += 1) await cause(kind, seconds)
    for (const { kind: other, group: otherGroup } of held) {
      if (otherGroup === group) continue
      await env.DB.prepare('DELETE FROM outbox WHERE kind = ?1').bind(other).run()
      await cause(other, 30)
      expect(await dueHours(other), other).toEqual([30 / 3600])
      await env.DB.prepare('DELETE FROM outbox WHERE kind = ?1').bind(other).run()
    }
  },
)

test('a new recovery mail replaces an unsent one, but not a sent one', async () => {
  for (let seconds = 0; seconds < 6; seconds += 1) await cause('account-recovery', seconds)
  await env.DB.prepare("UPDATE outbox SET sent_at = due_at WHERE due_at < '2026-11-24T12:30'").run()
  const newest = await cause('account-recovery', 60)
  const { results } = await env.DB.prepare('SELECT id FROM outbox WHERE sent_at IS NULL').all()
  expect(results).toEqual([{ id: newest }])
})

const toShop = RULES.flatMap(([kind, { perHour }]) => (perHour === null ? [] : [{ kind, perHour }]))

test.each(toShop)(
  'the shop receives at most $perHour single mails of $kind an hour',
  async (rule) => {
    const kind = rule.kind as 'ops-inquiry'
    for (let number = 0; number < rule.perHour + 5; number += 1) {
      const at = new Date(NOON + number * 1000)
      const entry = {
        kind,
        subjectId: `${number}`,
        locale: 'de',
        recipient: 's@shop.test',
        at,
      } as const
      await outboxInsert(env.DB, entry).run()
    }
    const { results } = await env.DB.prepare(
      'SELECT kind, count(*) AS n FROM outbox GROUP BY kind ORDER BY kind',
    ).all()
    expect(results).toContainEqual({ kind, n: rule.perHour })
    expect(results).toContainEqual({ kind: 'ops-more', n: 1 })
  },
)

test('an address receives twenty droppable mails a day, and again on the next day', async () => {
  const everyHour = (hour: number) => cause('payment-changed', hour * 3600)
  for (let hour = 0; hour < 23; hour += 1) await everyHour(hour)
  expect(await dueHours('payment-changed')).toHaveLength(PER_ADDRESS_A_DAY)
  await everyHour(48)
  expect(await dueHours('payment-changed')).toHaveLength(PER_ADDRESS_A_DAY + 1)
})
