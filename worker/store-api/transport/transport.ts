import { fail } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Call, StoreApiAddress, StoreApiFailure, TextResponse, TextTransport } from './call.ts'
import { languageIn, requestOf } from './request.ts'
import { parseResponse, unanswered } from './response.ts'

/** A GET is retried once on these (CONTRIBUTING.md#store-api-client). */
const RETRIABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Calls a Store API, our own in process or a remote one, only through `fetch`. */
export function createTransport(
  address: StoreApiAddress,
  send: (request: Request) => Promise<Response>,
): TextTransport {
  return async (call) => {
    const requestIn = async (languageId: string | null) => {
      const ask = () => callOnce(call, () => send(requestOf(address, call, languageId)))
      const first = await ask()
      return !first.ok && isRetriable(call, first.error) ? ask() : first
    }
    const { shopLanguages } = address
    const guess =
      shopLanguages && isPublicRead(call) && (await shopLanguages.areMissing())
        ? { response: requestIn(null), languageId: shopLanguages.defaultId() }
        : null
    const language = await languageIn(address, call.locale)
    if (!language.ok) return language
    if (guess && (await guess.languageId) === language.value) return guess.response
    return requestIn(language.value)
  }
}

const isPublicRead = ({ method, onlyReads, token }: Call<z.ZodType>) =>
  !token && (method === 'GET' || onlyReads === true)

/**
 * A reused connection breaks if the server restarts or has too many. Writes are not retried,
 * because only their response may be lost.
 */
function isRetriable({ method, onlyReads }: Call<z.ZodType>, failure: StoreApiFailure): boolean {
  if (failure.kind === 'unreachable') return method === 'GET' || onlyReads === true
  return method === 'GET' && failure.kind === 'refused' && RETRIABLE_STATUSES.has(failure.status)
}

async function callOnce<S extends z.ZodType>(
  call: Call<S>,
  send: () => Promise<Response>,
): Promise<TextResponse<S>> {
  try {
    const response = await send()
    // A truncated body throws, so no part of it is used.
    return parseResponse(call, response, await response.text())
  } catch (error) {
    return fail(unanswered(error))
  }
}
