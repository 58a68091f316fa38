import { expect, type APIRequestContext } from '@playwright/test'

/** The newest mail to an address, as its HTML, from the development mailbox. */
export async function newestMail(request: APIRequestContext, to: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const list = await (await request.get('/_dev/mail')).text()
      const row = list.split('<tr').find((part) => part.includes(to))
      const href = /href="([^"]+)"/.exec(row ?? '')?.[1]
      if (href) found = await (await request.get(href)).text()
      return found
    })
    .not.toBe('')
  return found
}
