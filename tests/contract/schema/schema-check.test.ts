import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fieldErrorsOf, type Exchange } from './response-errors.ts'

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

describe('valid responses', () => {
  test('a response with everything that the schema requires is valid', () => {
    expect(fieldErrors(list(SALUTATION))).toEqual([])
  })

  test('a response with null in an unset field is valid', () => {
    expect(fieldErrors(list({ ...SALUTATION, customFields: null, position: null }))).toEqual([])
  })

  test('a response with an empty list instead of an empty map is valid', () => {
    expect(fieldErrors(list({ ...SALUTATION, customFields: [], translated: [] }))).toEqual([])
  })

  test('a response with aggregations as a map is valid', () => {
    expect(fieldErrors({ ...list(SALUTATION), aggregations: { price: { min: 1 } } })).toEqual([])
  })

  test('a response with tier prices is valid, although the document forbids them by mistake', () => {
    const tier = { unitPrice: 'much', apiAlias: 'calculated_price' }
    const requested = { path: '/product', sent: '{"includes":{}}' }
    expect(fieldErrors({ elements: [{ calculatedPrices: [tier] }] }, requested)).toEqual([
      expect.stringContaining('/elements/0/calculatedPrices/0/unitPrice must be number'),
    ])
  })

  test('a response without a required field that `includes` left out is valid', () => {
    const criteria = JSON.stringify({ includes: { salutation: ['id'] } })
    const packed = gzipSync(criteria).toString('base64url')
    expect(fieldErrors(list({ id: 'a'.repeat(32) }), { sent: criteria })).toEqual([])
    const query = new URLSearchParams({ _criteria: packed })
    expect(fieldErrors(list({ id: 'a'.repeat(32) }), { method: 'GET', query })).toEqual([])
  })
})

describe('invalid responses', () => {
  test('a response without a required field is invalid', () => {
    const { displayName: _, ...nameless } = SALUTATION
    expect(fieldErrors(list(nameless))).toEqual([expect.stringContaining("property 'displayName'")])
  })

  test('a response with null in a required field is invalid', () => {
    const nameless = { ...SALUTATION, displayName: null }
    expect(fieldErrors(list(nameless))).toEqual([expect.stringContaining("property 'displayName'")])
  })

  test('a response with a field of the wrong type is invalid, even with `includes`', () => {
    const sent = JSON.stringify({ includes: { salutation: ['displayName'] } })
    expect(fieldErrors(list({ displayName: 7 }), { sent })).toEqual([
      expect.stringContaining('/elements/0/displayName must be string'),
    ])
  })

  test('a response with an invalid id is invalid', () => {
    expect(fieldErrors(list({ ...SALUTATION, id: 'mr' }))).toEqual([
      expect.stringContaining('pattern'),
    ])
  })

  test('a response without a documented operation or status is invalid', () => {
    expect(fieldErrors({}, { path: '/salutations' })).toEqual([
      expect.stringContaining('operation'),
    ])
    expect(fieldErrors({}, { status: 201 })).toEqual([expect.stringContaining('status')])
  })

  test('a response that is not JSON is invalid', () => {
    expect(fieldErrors(null, { received: '<html>' })).toEqual([expect.stringContaining('not JSON')])
  })

  test('a response that other origins cannot read is invalid', () => {
    const headers = new Headers()
    expect(fieldErrors(list(SALUTATION), { headers })).toEqual([
      expect.stringContaining('Allow-Origin'),
    ])
  })

  test('a refusal with another form or status is invalid', () => {
    const error = { status: '400', code: 'X', title: 'Bad Request', detail: '' }
    expect(fieldErrors({ errors: [error] }, { status: 400 })).toEqual([])
    expect(fieldErrors({ errors: [error] }, { status: 404 })).toHaveLength(1)
    expect(fieldErrors({ message: 'no' }, { status: 400 })).not.toEqual([])
    expect(fieldErrors({ errors: [] }, { status: 400 })).not.toEqual([])
  })
})
