import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { filePass, isPass } from '#worker/backend/order/bought-files.ts'
import type { Vars } from '#worker/runtime/env.ts'

const file = { orderId: 'a'.repeat(32), downloadId: 'b'.repeat(32) }
const at = new Date('2026-11-22T23:30:00.000Z')
const later = (days: number) => new Date(at.getTime() + days * DAY_MS)
const signing = { SIGNING_SECRET: 'secret' } as Vars

describe('signed links to purchased files', () => {
  const pass = filePass(file, signing, at) ?? ''

  test('a file link opens its file for seven days', () => {
    expect(isPass(pass, file, signing, later(7))).toBe(true)
    expect(isPass(pass, file, signing, later(8))).toBe(false)
  })

  test('a file link opens no other file, order or shop', () => {
    expect(isPass(pass, { ...file, downloadId: 'c'.repeat(32) }, signing, at)).toBe(false)
    expect(isPass(pass, { ...file, orderId: 'c'.repeat(32) }, signing, at)).toBe(false)
    expect(isPass(pass, file, { ...signing, SIGNING_SECRET: 'other' }, at)).toBe(false)
  })

  test('the expiry of a file link cannot be extended', () => {
    const [day, proof] = pass.split('.')
    expect(isPass(`${Number(day) + 1}.${proof}`, file, signing, at)).toBe(false)
  })

  test('without a secret file links are neither created nor accepted', () => {
    const open = { ...signing, SIGNING_SECRET: undefined }
    expect(filePass(file, open, at)).toBeNull()
    expect(isPass(pass, file, open, at)).toBe(false)
  })
})
