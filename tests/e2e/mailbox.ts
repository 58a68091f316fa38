import { expect, type APIRequestContext } from '@playwright/test'

/** A connection that was kept may be closed just when it is used again. */
const PATIENT = { maxRetries: 3 }

/** The mail to an address whose subject matches, from the development mailbox. */
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
