import { expect, test } from 'vitest'
import { CmsBlock, type CmsSection } from '#shared/schemas/store-api/cms.ts'
import { layoutClasses, layoutRules } from '#worker/pages/content/layout-style.ts'

const aSection = (change: Partial<CmsSection> = {}): CmsSection => ({
  id: 'abc',
  type: 'default',
  blocks: [],
  ...change,
})
const aBlock = (change: object = {}) => CmsBlock.parse({ id: 'def', type: 'text', ...change })

test('a section without layout has no CSS rule and no class', () => {
  expect(layoutRules([aSection(), aBlock()])).toBe('')
  expect(layoutClasses(aSection())).toBe('')
})

test('valid layout values become CSS rules of a class', () => {
  const block = aBlock({ backgroundColor: '#e9f0ea', marginTop: '20px', marginBottom: '8' })
  expect(layoutRules([block])).toContain('.cms-def{background-color:#e9f0ea')
  expect(layoutRules([block])).toContain('margin-block-start:20px;margin-block-end:8px')
  expect(layoutClasses(block)).toBe('cms-def')
})

test.each([
  ['red;} body{display:none', 'backgroundColor'],
  ['url(https://x.test/a)', 'backgroundColor'],
  ['expression(alert(1))', 'backgroundColor'],
  ['1px;position:fixed', 'marginTop'],
  ['calc(1px)', 'marginTop'],
  ['</style><script>', 'marginLeft'],
])('the value %s is refused for %s', (value, field) => {
  expect(layoutRules([aBlock({ [field]: value })])).toBe('')
})

test('only valid names become classes', () => {
  const classes = layoutClasses(aSection({ cssClass: 'teaser two-thirds "><b> 1st {}' }))
  expect(classes).toBe('teaser two-thirds')
})

test('a section is hidden on other devices', () => {
  const visibility = { mobile: false, tablet: true, desktop: false }
  expect(layoutClasses(aSection({ visibility }))).toBe('hide-mobile hide-desktop')
})
