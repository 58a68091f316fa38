import { Hono } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { CURRENCY } from './channel.ts'
import { countryStruct, salutationStruct, stateStruct } from './place-structs.ts'
import { readCountries, readSalutations, selectCountries, selectSalutations } from './places.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { respondWithList, searchedIn } from '#worker/backend/http/criteria/respond-with-list.ts'
import { criteriaError } from '#worker/backend/http/criteria/responses.ts'
import { associationsOf, parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { languageStruct } from './language-struct.ts'
import { CHANNEL_LANGUAGES } from '../http/languages.ts'

/** Languages, currencies and countries of the sales channel (docs/store-api.md#bare-lists). */
export const channelRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/language', (c) => {
    const { locale } = c.var.language
    const requested = associationsOf(c.var.input)
    // Clients choose a language by its code, so Shopware always includes it in this list.
    const associations = new Set([...requested, 'translationCode'])
    const languages = CHANNEL_LANGUAGES.map((language) =>
      languageStruct(language, locale, associations),
    )
    return respondWithList(c, 'language', languages)
  })
  .on(['GET', 'POST'], '/currency', (c) => {
    const criteria = parseCriteria(c.var.input)
    if (!criteria.ok) return criteriaError(c, criteria.error)
    const found = searchedIn('currency', [CURRENCY], criteria.value, berlinTime(new Date()).date)
    return found.ok ? respond(c, found.value.left) : criteriaError(c, found.error)
  })
  .on(['GET', 'POST'], '/country', async (c) => {
    const { results } = await selectCountries(c.env.DB).all()
    const countries = readCountries(results, c.var.language.locale).filter(({ active }) => active)
    const withStates = associationsOf(c.var.input).has('states')
    const structs = countries.map((country) => countryStruct(country, { withStates }))
    return respondWithList(c, 'country', structs)
  })
  .on(['GET', 'POST'], '/country-state/:countryId', async (c) => {
    const id = c.req.param('countryId')
    if (!isHexId(id)) return storeApiError(c, malformedId(id))
    const { results } = await selectCountries(c.env.DB).all()
    const country = readCountries(results, c.var.language.locale).find((known) => known.id === id)
    const states = (country?.states ?? []).map(stateStruct)
    return respondWithList(c, 'country_state', states)
  })
  .on(['GET', 'POST'], '/salutation', async (c) => {
    const { results } = await selectSalutations(c.env.DB).all()
    const salutations = readSalutations(results, c.var.language.locale).map(salutationStruct)
    return respondWithList(c, 'salutation', salutations)
  })
