import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { logEvent } from '#worker/runtime/log.ts'

/**
 * A shopper waits for the page. A later request queries the result of a call without a response.
 */
const TIME_LIMIT_MS = 8000
/** Instead of an HTTP status: the call failed or its response could not be parsed. */
const NO_RESPONSE = 0

/** Mollie's reason for a refusal (RFC 7807). */
const Problem = z.object({ title: z.string(), detail: z.string(), field: z.string().optional() })

export type MollieAccount = Readonly<{
  apiKey: string
  /** Without a trailing slash. */
  apiUrl: string
}>

type Sent = Readonly<{ body: object; idempotencyKey: string }>

/** Calls of Mollie's API with the account's key. */
export function mollieCalls({ apiKey, apiUrl }: MollieAccount) {
  return {
    /** The response, or the status of a refusal; 0 without a readable response. */
    async ask<T extends z.ZodType>(
      method: 'GET' | 'POST',
      path: string,
      Answer: T,
      sent?: Sent,
    ): Promise<Result<z.output<T>, number>> {
      try {
        const response = await fetch(`${apiUrl}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${apiKey}`,
            accept: 'application/hal+json',
            ...(sent && {
              'content-type': 'application/json',
              'idempotency-key': sent.idempotencyKey,
            }),
          },
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
          ...(sent && { body: JSON.stringify(sent.body) }),
        })
        const body: unknown = await response.json()
        if (response.ok) return ok(Answer.parse(body))
        const problem = Problem.safeParse(body).data
        logEvent('mollie-refused', { method, path, status: response.status, ...problem })
        return fail(response.status)
      } catch (error) {
        logEvent('mollie-unreachable', { method, path, message: String(error) })
        return fail(NO_RESPONSE)
      }
    },
  }
}
