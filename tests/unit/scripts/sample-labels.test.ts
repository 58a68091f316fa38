import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { labelsHtml } from '#scripts/shop/sample-labels.ts'

const LABEL = {
  articleNumber: '70011',
  description: 'Ripstop-Nylon, Oliv',
  color: null,
  address: 'https://shop.test/ripstop-nylon-oliv/70011',
  order: '10001',
}
const OTHER = {
  ...LABEL,
  articleNumber: '70012',
  address: 'https://shop.test/ripstop-nylon-rot/70012',
}

test('each label names its fabric and has the QR code of its page', () => {
  const html = labelsHtml([LABEL, OTHER])
  const codes = [...html.matchAll(/<svg.*?<\/svg>/gs)].map(([svg]) => darkModulesOf(svg))
  expect(codes).toEqual([LABEL, OTHER].map(({ address }) => expectedModules(address)))
  expect(html).toContain('<b>70011</b><br>Ripstop-Nylon, Oliv')
})

test('input of a customer is not markup on a label', () => {
  const html = labelsHtml([{ ...LABEL, color: '<img src=x onerror=alert(1)>' }])
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img')
})

/** Positions of the dark squares in the drawing of a code, in modules. */
function darkModulesOf(svg: string): string[] {
  return [...svg.matchAll(/M(\d+),(\d+)h10/g)].map(
    ([, x, y]) => `${Number(x) / 10} ${Number(y) / 10}`,
  )
}

function expectedModules(text: string): string[] {
  const rows = encode(text, { ecc: 'M', border: 4 }).data
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
}
