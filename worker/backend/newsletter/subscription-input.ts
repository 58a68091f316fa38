import { fail, ok, type Result } from '#shared/domain/result.ts'
import { readEmail } from '#worker/backend/customers/credentials-input.ts'
import { checkStorefrontUrl } from '#worker/backend/customers/storefront-url.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

const OPTIONS = ['direct', 'subscribe', 'confirmSubscribe', 'unsubscribe'] as const
export type Option = (typeof OPTIONS)[number]

export type Subscription = Readonly<{ email: string; option: Option }>

/** Reads `/newsletter/subscribe`. Names and addresses that a client may send are not kept. */
export function readSubscription(
  input: Input,
  origin: string,
): Result<Subscription, readonly Violation[]> {
  const violations: Violation[] = []
  const email = readEmail(input, 'email', violations)
  const option = readOption(input, violations)
  checkStorefrontUrl(input, origin, violations)
  return option === null || violations.length > 0 ? fail(violations) : ok({ email, option })
}

function readOption({ option = null }: Input, violations: Violation[]): Option | null {
  const known = OPTIONS.find((one) => one === option)
  if (known) return known
  if (option === null || option === '') {
    const detail = 'This value should not be blank.'
    violations.push({ pointer: '/option', name: 'IS_BLANK_ERROR', detail })
    return null
  }
  violations.push({
    pointer: '/option',
    name: 'NO_SUCH_CHOICE_ERROR',
    detail: 'The value you selected is not a valid choice.',
    parameters: { '{{ choices }}': OPTIONS.map((one) => `"${one}"`).join(', ') },
  })
  return null
}
