import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const SEARCH_RESULT = { apiAlias: 'dal_entity_search_result' }

async function germanyIn(tag: string): Promise<string | undefined> {
  const visitor = aVisitor({ 'sw-language-id': await languageId(tag) })
  const { data } = await visitor.invoke('readCountry post /country', {
    body: { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] },
  })
  return data.elements?.[0]?.name
}

describe('languages', () => {
  test('languages are listed with the tags of their locales', async () => {
    const { data } = await aVisitor().invoke('readLanguages post /language')
    expect(data).toMatchObject({ ...SEARCH_RESULT, entity: 'language' })
    const tags = data.elements.map(({ translationCode }) => translationCode?.code)
    expect(tags).toEqual(expect.arrayContaining(['de-DE', 'en-GB']))
  })

  test('GET returns languages too', async () => {
    const { data } = await aVisitor().invoke('readLanguagesGet get /language', {
      query: { limit: 1 },
    })
    expect(data.elements).toHaveLength(1)
  })
})

describe('currencies', () => {
  test('currencies are an array', async () => {
    const { data } = await aVisitor().invoke('readCurrency post /currency')
    expect(data).toContainEqual(expect.objectContaining({ isoCode: 'EUR', factor: 1 }))
    expect((await aVisitor().invoke('readCurrencyGet get /currency')).data).toEqual(data)
  })
})

describe('countries', () => {
  test('countries are listed with delivery countries', async () => {
    const { data } = await aVisitor().invoke('readCountry post /country', { body: { limit: 100 } })
    expect(data).toMatchObject({ ...SEARCH_RESULT, entity: 'country' })
    const delivered = data.elements?.filter(({ shippingAvailable }) => shippingAvailable)
    expect(delivered?.map(({ iso }) => iso)).toEqual(expect.arrayContaining(['DE', 'AT', 'CH']))
  })

  test('all countries are active and contain whether parcels can be sent there', async () => {
    const visitor = aVisitor()
    const all = await visitor.invoke('readCountry post /country', { body: { limit: 100 } })
    const flags = all.data.elements?.map(({ active, shippingAvailable }) => {
      return [active, typeof shippingAvailable]
    })
    expect(new Set(flags?.map(String))).toEqual(new Set(['true,boolean']))
    const filter = [{ type: 'equals' as const, field: 'shippingAvailable', value: true }]
    const delivered = await visitor.invoke('readCountry post /country', { body: { filter } })
    expect(delivered.data.elements?.map(({ id }) => id).toSorted()).toEqual(
      all.data.elements
        ?.filter(({ shippingAvailable }) => shippingAvailable)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('countries can be found by id', async () => {
    const visitor = aVisitor()
    const { data } = await visitor.invoke('readCountry post /country', { body: { limit: 3 } })
    const [, second] = data.elements ?? []
    const found = await visitor.invoke('readCountry post /country', {
      body: { filter: [{ type: 'equals', field: 'id', value: second?.id ?? '' }] },
    })
    expect(found.data.elements?.map(({ id }) => id)).toEqual([second?.id])
  })

  test('countries have names in the language of the call', async () => {
    expect(await germanyIn('de-DE')).toBe('Deutschland')
    expect(await germanyIn('en-GB')).toBe('Germany')
  })

  test('countries contain their states on request, as the registration form does', async () => {
    const { data } = await aVisitor().invoke('readCountry post /country', {
      body: { limit: 100, associations: { states: {} } },
    })
    for (const { states = [] } of data.elements ?? []) expect(states).toBeInstanceOf(Array)
  })

  test('countries have lists of states, which can be empty', async () => {
    const visitor = aVisitor()
    const { data } = await visitor.invoke('readCountry post /country', { body: { limit: 1 } })
    const countryId = data.elements?.[0]?.id ?? ''
    const pathParams = { countryId }
    const states = await visitor.invoke('readCountryState post /country-state/{countryId}', {
      pathParams,
      body: {},
    })
    expect(states.data).toMatchObject({ ...SEARCH_RESULT, entity: 'country_state' })
    for (const state of states.data.elements ?? []) expect(state.countryId).toBe(countryId)
    const none = await visitor.invoke('readCountryStateGet get /country-state/{countryId}', {
      pathParams: { countryId: UNKNOWN_ID },
    })
    expect(none.data.elements).toEqual([])
  })
})

describe('salutations', () => {
  test('salutations are listed with key and name', async () => {
    const { data } = await aVisitor().invoke('readSalutation post /salutation')
    expect(data).toMatchObject({ ...SEARCH_RESULT, entity: 'salutation' })
    const keys = data.elements?.map(({ salutationKey }) => salutationKey)
    expect(keys).toEqual(expect.arrayContaining(['mr', 'mrs', 'not_specified']))
  })
})

test.each(['/language', '/currency', '/country', '/salutation'])(
  '%s refuses more than 100 at once',
  async (path) => {
    const { status, codes } = refusalIn(await aVisitor().call('POST', path, { limit: 101 }))
    expect(status).toBe(400)
    expect(codes).toEqual(['FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
  },
)
