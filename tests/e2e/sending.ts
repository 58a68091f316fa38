import type { Page } from '@playwright/test'

/** Status of a submitted form, as a page or in place. Throws if it was not submitted. */
export async function statusOfSending(page: Page, press: () => Promise<void>): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST', {
    timeout: 30_000,
  })
  const [result] = await Promise.all([answered, press()])
  return result.status()
}
