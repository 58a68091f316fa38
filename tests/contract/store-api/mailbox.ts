import { storefrontUrl } from './access.ts'
import { needed } from './precondition.ts'

/** Query of the link in the newest mail to an address, from the development mailbox. */
export async function linkInMailTo(email: string): Promise<Readonly<Record<string, string>>> {
  const list = await page('/_dev/mail')
  const rows = list.split('<tr>').filter((row) => row.includes(`<td>${email}</td>`))
  const path = /href="(\/_dev\/mail\/[^"]+)"/.exec(needed(rows[0], `a mail to ${email}`))?.[1]
  const mail = await page(needed(path, 'a mail that can be opened'))
  const url = /https?:\/\/\S+\?\S+/.exec(mail.slice(mail.indexOf('<pre>')))?.[0]
  const { searchParams } = new URL(needed(url, 'a link in the mail').replaceAll('&amp;', '&'))
  return Object.fromEntries(searchParams)
}

async function page(path: string): Promise<string> {
  const response = await fetch(`${storefrontUrl}${path}`)
  return needed(response.ok ? await response.text() : null, 'a development mailbox')
}
