import { expect, test } from 'vitest'
import { visualOrder } from '#worker/backend/documents/print/visual-order.ts'

test.each([
  ['Katrin Sommerfeld, 2 m', ['Katrin Sommerfeld, 2 m']],
  ['משה לוי', ['משה לוי']],
  ['משה לוי GmbH', ['משה לוי', ' GmbH']],
  ['Firma משה לוי GmbH', ['Firma ', 'משה לוי', ' GmbH']],
  ['רחוב הרצל 15', ['15', ' ', 'רחוב הרצל']],
  ['רחוב הרצל 15/3, תל אביב', ['תל אביב', ' ', ',', '15/3', ' ', 'רחוב הרצל']],
  ['משה (כהן)', ['(', 'כהן', ')', ' ', 'משה']],
  ['GmbH (משה)', ['GmbH (', 'משה', ')']],
  ['שדרות 5, Tel Aviv', ['5', ' ', 'שדרות', ', Tel Aviv']],
  ['شارع الملك ١٢', ['١', '٢', ' ', 'شارع الملك']],
])('%s is printed in visual order', (line, parts) => {
  expect(visualOrder(line)).toEqual(parts)
})
