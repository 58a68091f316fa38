import { expect, test } from 'vitest'
import type { ConfiguratorChoice } from '#worker/backend/catalogue/structs/configurator.ts'
import { findVariant } from '#worker/backend/catalogue/products/find-variant.ts'

const choice = (product: string, group: string, option: string) =>
  ({ productId: product, groupId: group, optionId: option }) as ConfiguratorChoice

// Black is narrow or wide, olive only wide.
const CHOICES = [
  choice('1', 'colour', 'black'),
  choice('1', 'width', 'narrow'),
  choice('2', 'colour', 'black'),
  choice('2', 'width', 'wide'),
  choice('3', 'colour', 'olive'),
  choice('3', 'width', 'wide'),
]
const found = (options: readonly string[], switched: string | null = null) =>
  findVariant(CHOICES, options, switched)?.variantId

test('the variant that matches all wanted options is found if it exists', () => {
  expect(found(['black', 'wide'])).toBe('2')
})

test('the last changed option has priority over conflicting ones', () => {
  expect(found(['olive', 'narrow'], 'colour')).toBe('3')
  expect(found(['olive', 'narrow'], 'width')).toBe('1')
})

test('options of no variant find nothing', () => {
  expect(found(['pink'])).toBeUndefined()
  expect(found(['pink', 'wide'], 'colour')).toBeUndefined()
})
