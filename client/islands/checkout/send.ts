import type { CheckoutResponse } from '#shared/schemas/forms/checkout-view.ts'
import { loadChecks } from './load-checks.ts'

/** Longer than the server's own time limit, so that its error message arrives first. */
const TIME_LIMIT_MS = 30_000

/** Posts the checkout form; null without a valid response. */
export async function sendCheckout(
  action: string,
  fields: [string, string][],
): Promise<CheckoutResponse | null> {
  // Do not send before the response schema has loaded.
  const checks = await loadChecks()
  if (!checks) return null
  const body = new URLSearchParams(fields)
  const result = await fetch(action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
    .then((response) => response.json())
    .catch(() => null)
  return checks.readResponse(result)
}

/** The current values of the form, by input name. */
export function fieldsOfForm(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
}

/** Whether the sums are outdated: a choice in the form differs from the one the server sent. */
export function isChanged(form: HTMLFormElement): boolean {
  const ticks = form.querySelectorAll<HTMLInputElement>('[type=radio], [name=differentShipping]')
  const countries = form.querySelectorAll<HTMLOptionElement>('[name$=countryId] option')
  return (
    [...ticks].some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
    [...countries].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  )
}
