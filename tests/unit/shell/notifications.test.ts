import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withNotification, type Notification } from '#client/notifications/notification.ts'
import { createTimers } from '#client/notifications/timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const said = (id: number, message: string): Notification => ({
  id,
  type: 'info',
  message,
  isPersistent: false,
})

test('equal messages are shown once, at most three in total', () => {
  let list: readonly Notification[] = []
  for (const [id, message] of ['a', 'b', 'a', 'c', 'd'].entries()) {
    list = withNotification(list, said(id, message))
  }
  expect(list.map(({ message }) => message)).toEqual(['a', 'c', 'd'])
})

test('a notification disappears after its time', () => {
  const gone: number[] = []
  createTimers(2_500, (id) => gone.push(id)).start(1)
  vi.advanceTimersByTime(2_499)
  expect(gone).toEqual([])
  vi.advanceTimersByTime(1)
  expect(gone).toEqual([1])
})

test('hovering pauses all notifications; afterwards their time restarts', () => {
  const gone: number[] = []
  const timers = createTimers(2_500, (id) => gone.push(id))
  timers.start(1)
  vi.advanceTimersByTime(2_000)
  timers.hold()
  timers.start(2)
  vi.advanceTimersByTime(60_000)
  expect(gone).toEqual([])
  timers.release()
  timers.release()
  vi.advanceTimersByTime(2_500)
  expect(gone).toEqual([1, 2])
})
