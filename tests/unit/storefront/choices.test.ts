import { expect, test } from 'vitest'
import { choiceGroups } from '#worker/pages/product/choices.ts'
import { aStoreProduct } from '#tests/builders/store-product.ts'

const option = (id: string) => ({ id, name: id, groupId: null })
const variant = (options: readonly string[], orderable = true) =>
  aStoreProduct(
    {
      id: options.join('-'),
      options: options.map(option),
      seoUrls: [{ seoPathInfo: options.join('-') }],
    },
    { ripstop_orderable: orderable },
  )
const colour = { id: 'colour', name: 'Farbe', options: ['red', 'blue', 'black'].map(option) }
const width = { id: 'width', name: 'Breite', options: ['10', '20'].map(option) }

function statesOf(current: readonly string[], variants: ReturnType<typeof variant>[]) {
  const chosen = variant(current)
  const groups = choiceGroups('de', chosen, [colour, width], variants)
  return groups.map(({ choices }) => choices.map(({ id, state, href }) => [id, state, href]))
}

test('every option links to its variant with the other options kept', () => {
  const variants = [variant(['red', '10']), variant(['blue', '10']), variant(['red', '20'])]
  expect(statesOf(['red', '10'], variants)).toEqual([
    [
      ['red', 'chosen', '/red-10'],
      ['blue', 'possible', '/blue-10'],
    ],
    [
      ['10', 'chosen', '/red-10'],
      ['20', 'possible', '/red-20'],
    ],
  ])
})

test('an option that does not fit links to the nearest variant, and this is shown', () => {
  const variants = [variant(['red', '10']), variant(['blue', '20']), variant(['red', '20'])]
  expect(statesOf(['red', '10'], variants)[0]).toContainEqual(['blue', 'elsewhere', '/blue-20'])
})

test('a sold-out variant can still be chosen', () => {
  const variants = [variant(['red', '10']), variant(['blue', '10'], false)]
  expect(statesOf(['red', '10'], variants)[0]).toContainEqual(['blue', 'sold-out', '/blue-10'])
})

test('unused options are hidden, and a single option is not shown as a choice', () => {
  const variants = [variant(['red', '10']), variant(['blue', '10'])]
  expect(statesOf(['red', '10'], variants)).toEqual([
    [
      ['red', 'chosen', '/red-10'],
      ['blue', 'possible', '/blue-10'],
    ],
  ])
})
