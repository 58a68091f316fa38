import { expect, type APIRequestContext } from '@playwright/test'

/** The server can close a keep-alive connection just as it is reused. */
const PATIENT = { maxRetries: 3 }

/** The mail to an address with a matching subject, from the development mailbox. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const rows = (await (await request.get('/_dev/mail', PATIENT)).text()).split('<tr')
      const row = rows.find((part) => part.includes(to) && subject.test(part))
      const href = /href="([^"]+)"/.exec(row ?? '')?.[1]
      if (href) found = await (await request.get(href, PATIENT)).text()
      return found
    })
    .not.toBe('')
  return found
}
