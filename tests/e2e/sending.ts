import type { Page } from '@playwright/test'

/** Sends a form, as a page or in place, and tells what it was answered; a form that stays unsent is an error. */
export async function statusOfSending(page: Page, press: () => Promise<void>): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST', {
    timeout: 30_000,
  })
  const [answer] = await Promise.all([answered, press()])
  return answer.status()
}
