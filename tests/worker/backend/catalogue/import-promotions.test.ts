import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aCategory } from '#tests/builders/import-records.ts'
import { aPromotionRecord } from '#tests/builders/promotion-record.ts'
import { exportedLines, importCatalogue, importLines, ops } from './ops.ts'

beforeEach(async () => {
  await emptyStorage()
})

const ten = aPromotionRecord()
const two = aPromotionRecord({ key: 'two', code: { kind: 'fixed', code: 'ZWEI' } })
const thanks = aPromotionRecord({
  key: 'thanks',
  code: { kind: 'individual', pattern: 'DANKE-%s%s%s%d%d%d' },
})

const codes = async () => {
  const { results } = await env.DB.prepare('SELECT code FROM promotion_code ORDER BY code').all()
  return results.map(({ code }) => code)
}
const keys = async () => {
  const { results } = await env.DB.prepare('SELECT key FROM promotion ORDER BY key').all()
  return results.map(({ key }) => key)
}
const use = (key: string, uses: number) =>
  env.DB.prepare('UPDATE promotion SET uses = ? WHERE key = ?').bind(uses, key).run()

describe('imported promotions', () => {
  test('an imported promotion adds its code, and the next import without it removes both', async () => {
    const { refusals } = await importCatalogue(aCatalogue({ promotions: [ten, two] }))
    expect(refusals).toEqual([])
    expect(await codes()).toEqual(['NAEHEN10', 'ZWEI'])
    await importCatalogue(aCatalogue({ promotions: [two] }))
    expect([await keys(), await codes()]).toEqual([['two'], ['ZWEI']])
  })

  test('an import can change a promotion’s code and preserves its number of uses', async () => {
    await importCatalogue(aCatalogue({ promotions: [aPromotionRecord({ uses: 5 })] }))
    await use('ten', 8)
    const renamed = aPromotionRecord({ uses: 5, code: { kind: 'fixed', code: 'NAEHEN11' } })
    await importCatalogue(aCatalogue({ promotions: [renamed] }))
    expect(await codes()).toEqual(['NAEHEN11'])
    expect(await env.DB.prepare('SELECT uses FROM promotion').first('uses')).toBe(8)
  })

  test('an import does not shift the dates of promotions', async () => {
    const summer = aPromotionRecord({ conditions: { from: '2026-06-01', until: '2026-08-31' } })
    await importCatalogue(aCatalogue({ promotions: [summer] }), { asOf: '2026-01-01' })
    const until = "SELECT record ->> '$.conditions.until' AS until FROM promotion"
    expect(await env.DB.prepare(until).first('until')).toBe('2026-08-31')
  })

  test('an exported promotion preserves its uses and its end, and can be imported unchanged', async () => {
    await importCatalogue(aCatalogue({ promotions: [ten] }))
    await use('ten', 3)
    await ops('/promotions/ten/end', {})
    const lines = await exportedLines()
    expect(JSON.parse(lines.promotions?.[0] ?? '')).toMatchObject({ uses: 3, ended: true })
    expect((await importLines(lines)).refusals).toEqual([])
    expect(await env.DB.prepare('SELECT ended FROM promotion').first('ended')).toBe(1)
  })

  test.each([
    [
      'the code of another promotion',
      [ten, { ...two, code: ten.code }],
      'code NAEHEN10 is that of another promotion',
    ],
    [
      'an unknown product',
      [aPromotionRecord({ conditions: { articles: ['71234'] } })],
      'article 71234 does not exist',
    ],
    [
      'an unknown category',
      [aPromotionRecord({ conditions: { categories: ['nothing'] } })],
      'category nothing does not exist',
    ],
    [
      'an unknown customer group',
      [aPromotionRecord({ conditions: { groups: ['kings'] } })],
      'customer group kings does not exist',
    ],
    [
      'an unknown promotion to exclude',
      [aPromotionRecord({ excludes: ['none'] })],
      'promotion none does not exist',
    ],
  ])('an import is refused with %s', async (_, promotions, reason) => {
    const { refusals } = await importCatalogue(aCatalogue({ promotions }))
    expect(refusals.map((refusal) => refusal.reason)).toContain(reason)
  })

  test('an import is refused if a promotion names a category with dynamic rules', async () => {
    const offers = aCategory('offers', { rule: { kind: 'offers' } })
    const promotions = [aPromotionRecord({ conditions: { categories: ['offers'] } })]
    const categories = [aCategory(), offers]
    const { refusals } = await importCatalogue(aCatalogue({ categories, promotions }))
    expect(refusals).toMatchObject([{ reason: 'category offers is filled by a rule' }])
  })
})

describe('promotions created by operators', () => {
  test('an operators’ promotion is listed and survives imports, which cannot take its code', async () => {
    expect(await ops('/promotions', ten)).toMatchObject({
      changed: true,
      promotion: { key: 'ten' },
    })
    await importCatalogue(aCatalogue({ promotions: [two] }))
    expect([await keys(), await codes()]).toEqual([
      ['ten', 'two'],
      ['NAEHEN10', 'ZWEI'],
    ])
    expect(await ops('/promotions')).toMatchObject({
      promotions: [
        { key: 'ten', code: 'NAEHEN10', uses: 0, imported: false },
        { key: 'two', imported: true },
      ],
    })
    const thief = { ...two, code: ten.code }
    const { refusals } = await importCatalogue(aCatalogue({ promotions: [thief] }))
    expect(refusals).toMatchObject([{ reason: 'code NAEHEN10 is that of another promotion' }])
  })

  test('an operators’ promotion cannot exist twice, use a taken code or name unknown records', async () => {
    await ops('/promotions', ten)
    for (const again of [ten, { ...two, code: ten.code }])
      expect(await ops('/promotions', again)).toMatchObject({ errors: [{ status: '409' }] })
    const lost = aPromotionRecord({ key: 'lost', conditions: { categories: ['nothing'] } })
    expect(await ops('/promotions', lost)).toMatchObject({
      errors: [{ status: '400', detail: 'There is no category nothing.' }],
    })
    expect(await keys()).toEqual(['ten'])
  })

  test('an operators’ promotion can be ended once', async () => {
    await ops('/promotions', ten)
    const end = () => ops('/promotions/ten/end', {})
    expect(await end()).toMatchObject({ changed: true, promotion: { ended: true } })
    expect(await end()).toMatchObject({ changed: false })
    expect(await ops('/promotions/none/end', {})).toMatchObject({ errors: [{ status: '404' }] })
  })

  test('an operators’ promotion creates the requested individual codes, and imports keep them', async () => {
    await importCatalogue(aCatalogue({ promotions: [thanks] }))
    const made = await ops('/promotions/thanks/codes', { count: 200 })
    expect(new Set(Object(made).codes).size).toBe(200)
    await importCatalogue(aCatalogue({ promotions: [{ ...thanks, priority: 99 }] }))
    expect(await codes()).toHaveLength(200)
    expect(await ops('/promotions')).toMatchObject({
      promotions: [{ codes: { made: 200, left: 200 } }],
    })
    await ops('/promotions', ten)
    expect(await ops('/promotions/ten/codes', { count: 1 })).toMatchObject({
      errors: [{ status: '409' }],
    })
  })
})
