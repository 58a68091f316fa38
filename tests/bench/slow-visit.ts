import type { Browser } from '@playwright/test'

/** A mid-range phone, as in Lighthouse's mobile preset with applied throttling. */
const PHONE = { width: 412, height: 823 }
const PIXEL_RATIO = 1.75
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
}

/** First and largest paint of a page in ms, and the largest element. */
export type Painted = Readonly<{ firstMs: number; largestMs: number; largest: string }>

/**
 * Opens pages in sequence as a new visitor, with the cookies of a `Cookie` header, on a slow phone
 * and network. Returns the paint times of the last page.
 */
export async function slowVisit(
  browser: Browser,
  addresses: readonly string[],
  cookie = '',
): Promise<Painted> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: PIXEL_RATIO,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
  })
  try {
    await context.addCookies(cookiesIn(cookie, addresses[0] ?? ''))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const [first = '', ...others] = addresses
    await page.goto(first, { waitUntil: 'networkidle' })
    for (const address of others) {
      // By a link of the previous page.
      await page.evaluate((to) => location.assign(to), address)
      await page.waitForURL(address, { waitUntil: 'networkidle' })
    }
    return await page.evaluate(painted)
  } finally {
    await context.close()
  }
}

function cookiesIn(header: string, address: string) {
  return header.split('; ').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return name === '' ? [] : [{ name, value, url: new URL(address).origin }]
  })
}

/** Runs in the page and returns the paint times that the browser recorded. */
async function painted(): Promise<Painted> {
  type Largest = PerformanceEntry & { readonly element: Element | null }
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const largest = entries.at(-1) as Largest | undefined
  const element = largest?.element
  return {
    firstMs: first?.startTime ?? 0,
    largestMs: largest?.startTime ?? 0,
    largest: element ? [element.localName, ...element.classList].join('.') : '',
  }
}
