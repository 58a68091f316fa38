import { expect, test } from 'vitest'
import * as api from '../index.js'
import { drawPattern } from '../src/patterns/pattern-file.ts'
import { drawKnowHow } from '../src/pictures/know-how/views.ts'
import { drawProject } from '../src/pictures/project/views.ts'
import { drawProduct } from '../src/pictures/views.ts'

test('the declared functions are the functions of the source', () => {
  const source: typeof api = { drawKnowHow, drawPattern, drawProduct, drawProject }
  expect({ ...api }).toEqual(source)
})
