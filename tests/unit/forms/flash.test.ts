import { describe, expect, test } from 'vitest'
import { flashText } from '#worker/routes/forms/flash.ts'

const remark = (text: string) => ({ tone: 'warn', text }) as const
const encoded = (text: string) => encodeURIComponent(text).length

describe('what a form tells the next page fits a cookie', () => {
  test('short remarks and the way back are told as they are', () => {
    const told = JSON.parse(flashText([remark('Zwei Bahnen sind gemerkt.')], '/stoffe?p=2'))
    expect(told).toEqual({ remarks: [remark('Zwei Bahnen sind gemerkt.')], back: '/stoffe?p=2' })
  })

  test('of a very long way back nothing is told, so that the remarks are', () => {
    const six = Array.from({ length: 6 }, () => remark('Größe geändert: '.repeat(15)))
    const text = flashText(six, `/search?search=${'a%20'.repeat(480)}`)
    expect(encoded(text)).toBeLessThan(3_900)
    expect(JSON.parse(text)).toMatchObject({ back: null })
    expect(JSON.parse(text).remarks.length).toBeGreaterThan(2)
  })

  test('names of emoji and other scripts are told as far as there is room, and never in halves', () => {
    const text = flashText(
      [remark('🧵'.repeat(300)), remark('漢字'.repeat(200)), remark('ок')],
      null,
    )
    expect(encoded(text)).toBeLessThan(3_900)
    const { remarks } = JSON.parse(text)
    expect(remarks[0].text).toBe('🧵'.repeat(240))
  })
})
