import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fieldErrorsOf, type Exchange } from './faults.ts'

const SALUTATION = {
  id: 'a'.repeat(32),
  salutationKey: 'mr',
  displayName: 'Herr',
  letterName: 'Sehr geehrter Herr',
  apiAlias: 'salutation',
}

function anExchange(body: unknown, changes: Partial<Exchange> = {}): Exchange {
  return {
    method: 'POST',
    path: '/salutation',
    query: new URLSearchParams(),
    sent: '{}',
    status: 200,
    headers: new Headers({ 'access-control-allow-origin': '*' }),
    received: JSON.stringify(body),
    ...changes,
  }
}

const fieldErrors = (body: unknown, changes?: Partial<Exchange>) =>
  fieldErrorsOf(anExchange(body, changes))
const list = (...elements: unknown[]) => ({ entity: 'salutation', total: 1, elements })

describe('a response passes the schema check', () => {
  test('with everything that the schema requires', () => {
    expect(fieldErrors(list(SALUTATION))).toEqual([])
  })

  test('with null in an unset field', () => {
    expect(fieldErrors(list({ ...SALUTATION, customFields: null, position: null }))).toEqual([])
  })

  test('with an empty list instead of an empty map', () => {
    expect(fieldErrors(list({ ...SALUTATION, customFields: [], translated: [] }))).toEqual([])
  })

  test('with aggregations as a map', () => {
    expect(fieldErrors({ ...list(SALUTATION), aggregations: { price: { min: 1 } } })).toEqual([])
  })

  test('with tier prices, which the document forbids by mistake', () => {
    const tier = { unitPrice: 'much', apiAlias: 'calculated_price' }
    const requested = { path: '/product', sent: '{"includes":{}}' }
    expect(fieldErrors({ elements: [{ calculatedPrices: [tier] }] }, requested)).toEqual([
      expect.stringContaining('/elements/0/calculatedPrices/0/unitPrice must be number'),
    ])
  })

  test('without a required field that `includes` left out', () => {
    const criteria = JSON.stringify({ includes: { salutation: ['id'] } })
    const packed = gzipSync(criteria).toString('base64url')
    expect(fieldErrors(list({ id: 'a'.repeat(32) }), { sent: criteria })).toEqual([])
    const query = new URLSearchParams({ _criteria: packed })
    expect(fieldErrors(list({ id: 'a'.repeat(32) }), { method: 'GET', query })).toEqual([])
  })
})

describe('a response fails the schema check', () => {
  test('without a required field', () => {
    const { displayName: _, ...nameless } = SALUTATION
    expect(fieldErrors(list(nameless))).toEqual([expect.stringContaining("property 'displayName'")])
  })

  test('with null in a required field', () => {
    const nameless = { ...SALUTATION, displayName: null }
    expect(fieldErrors(list(nameless))).toEqual([expect.stringContaining("property 'displayName'")])
  })

  test('with a field of the wrong type, even if `includes` narrowed it', () => {
    const sent = JSON.stringify({ includes: { salutation: ['displayName'] } })
    expect(fieldErrors(list({ displayName: 7 }), { sent })).toEqual([
      expect.stringContaining('/elements/0/displayName must be string'),
    ])
  })

  test('with an invalid id', () => {
    expect(fieldErrors(list({ ...SALUTATION, id: 'mr' }))).toEqual([
      expect.stringContaining('pattern'),
    ])
  })

  test('if the schema has no such operation or status', () => {
    expect(fieldErrors({}, { path: '/salutations' })).toEqual([
      expect.stringContaining('operation'),
    ])
    expect(fieldErrors({}, { status: 201 })).toEqual([expect.stringContaining('status')])
  })

  test('if it is not JSON', () => {
    expect(fieldErrors(null, { received: '<html>' })).toEqual([expect.stringContaining('not JSON')])
  })

  test('if other pages may not read it', () => {
    const headers = new Headers()
    expect(fieldErrors(list(SALUTATION), { headers })).toEqual([
      expect.stringContaining('Allow-Origin'),
    ])
  })

  test('if a refusal has another form or status', () => {
    const error = { status: '400', code: 'X', title: 'Bad Request', detail: '' }
    expect(fieldErrors({ errors: [error] }, { status: 400 })).toEqual([])
    expect(fieldErrors({ errors: [error] }, { status: 404 })).toHaveLength(1)
    expect(fieldErrors({ message: 'no' }, { status: 400 })).not.toEqual([])
    expect(fieldErrors({ errors: [] }, { status: 400 })).not.toEqual([])
  })
})
