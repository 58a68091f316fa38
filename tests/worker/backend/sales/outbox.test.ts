import { MINUTE_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { fail, ok } from '#shared/domain/result.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'

beforeEach(async () => {
  await emptyStorage()
})

describe('undelivered mails', () => {
  const NOW = new Date('2026-11-20T10:00:00Z')
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
  const mail = { subject: 's', html: 'h', text: 't', attachments: [] }
  const waiting = () =>
    env.DB.prepare(
      "INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at, mail) VALUES ('m', 'k', 's', 'de', 'k@example.org', ?1, ?1, ?2)",
    )
      .bind(NOW.toISOString(), JSON.stringify(mail))
      .run()

  test('a failed mail is retried with growing delays, then given up', async () => {
    await waiting()
    const tries: number[] = []
    const drainAt = (minutes: number, works: boolean) =>
      drainOutbox({ ...env }, later(minutes), async () => {
        tries.push(minutes)
        return works ? ok('sent') : fail('mail server down')
      })
    for (const minute of [0, 0.5, 1, 2, 3, 4]) await drainAt(minute, false)
    expect(tries).toEqual([0, 1, 3])
    await drainAt(7, true)
    await drainAt(600, true)
    expect(tries).toEqual([0, 1, 3, 7])
  })

  test('two simultaneous deliveries send a mail once', async () => {
    await waiting()
    let sent = 0
    const send = async () => {
      sent += 1
      return ok('sent' as const)
    }
    await Promise.all([0, 0, 0].map((at) => drainOutbox({ ...env }, later(at), send)))
    expect(sent).toBe(1)
  })

  test('a mail of an unknown kind does not block others', async () => {
    await waiting()
    await env.DB.prepare(
      "INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at) VALUES ('a', 'nonsense', 's', 'de', 'k@example.org', ?1, ?1)",
    )
      .bind(NOW.toISOString())
      .run()
    await drainOutbox({ ...env }, NOW, async () => ok('sent'))
    const { results } = await env.DB.prepare(
      'SELECT id, sent_at IS NOT NULL AS sent FROM outbox ORDER BY id',
    ).all()
    expect(results).toEqual([
      { id: 'a', sent: 0 },
      { id: 'm', sent: 1 },
    ])
  })
})
