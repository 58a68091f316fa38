import { describe, expect, test } from 'vitest'
import { formatFlash } from '#worker/routes/forms/flash.ts'

const notice = (text: string) => ({ tone: 'warn', text }) as const
const encoded = (text: string) => encodeURIComponent(text).length

describe('flash messages fit into a cookie', () => {
  test('short notices and the return path are stored unchanged', () => {
    const told = JSON.parse(formatFlash([notice('Zwei Bahnen sind gemerkt.')], '/stoffe?p=2'))
    expect(told).toEqual({ remarks: [notice('Zwei Bahnen sind gemerkt.')], back: '/stoffe?p=2' })
  })

  test('a very long return path is dropped in favour of the notices', () => {
    const six = Array.from({ length: 6 }, () => notice('Größe geändert: '.repeat(15)))
    const text = formatFlash(six, `/search?search=${'a%20'.repeat(480)}`)
    expect(encoded(text)).toBeLessThan(3_900)
    expect(JSON.parse(text)).toMatchObject({ back: null })
    expect(JSON.parse(text).remarks.length).toBeGreaterThan(2)
  })

  test('emoji and other scripts are cut between characters', () => {
    const text = formatFlash(
      [notice('🧵'.repeat(300)), notice('漢字'.repeat(200)), notice('ок')],
      null,
    )
    expect(encoded(text)).toBeLessThan(3_900)
    const { remarks: notices } = JSON.parse(text)
    expect(notices[0].text).toBe('🧵'.repeat(240))
  })
})
