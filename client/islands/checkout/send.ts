import { CheckoutAnswer } from '#shared/schemas/forms/checkout-view.ts'

/** Posts the checkout form; null if no answer came that we could read. */
export async function sendCheckout(
  action: string,
  fields: readonly (readonly [string, string])[],
): Promise<CheckoutAnswer | null> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const answer = await fetch(action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
    .then((response) => response.json())
    .catch(() => null)
  const parsed = CheckoutAnswer.safeParse(answer)
  return parsed.success ? parsed.data : null
}

/** What stands in the form now, by the names of its inputs. */
export function fieldsOfForm(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
}

/** Whether another choice stands in the form than the server sent. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('[type=radio]')].some(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  )
}
