import { urls } from '#shared/urls.ts'
import { preventHydration } from './prevent-hydration.ts'
import { untilHydrated } from './hydrated.ts'
import { tornWords } from './torn-words.ts'
import { aShopper, BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' })

const BIG_PAGES = (['cart', 'checkout', 'register', 'gallery', 'faq', 'guarantee'] as const).map(
  (name) => urls.page('en', name),
)

/** German pages, which have longer words; includes kinds that the English list omits. */
const GERMAN_PAGES = [
  ...(['newsletter', 'wishlist', 'contact', 'login', 'planner', 'lexicon'] as const).map((name) =>
    urls.page('de', name),
  ),
  FABRIC.path.de,
  '/reissverschluesse',
  '/search?search=reissverschluss',
  '/gibt-es-nicht',
  '/know-how/wassersaeule-lesen',
  '/lexicon/dampfdurchlaessigkeit',
  '/blog',
  '/datenschutz',
  '/blog/silnylon-naehen-ohne-fluchen',
  '/naehprojekte/rolltop-rucksack-45',
]

/** Pages with long words or narrow columns, in which all words must break with a hyphen. */
const WORDY_PAGES = [
  '/?',
  '/rucksack',
  '/agb',
  '/gewaehrleistung',
  '/faq',
  '/register',
  '/order-sample',
  '/search?search=xqzvwk',
  '/vergleich?articles=70000,70034',
]

test('an English shopper can buy on a small phone, and no page scrolls sideways', async ({
  page,
}) => {
  const shopper = aShopper(page, 'en')
  const fits = async () => {
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(widths.scrollWidth, page.url()).toBeLessThanOrEqual(widths.clientWidth)
  }

  await page.goto('/en')
  await fits()
  await shopper.buy(FABRIC, '1.2')
  await fits()
  await shopper.buy(BUCKLE, '2')
  await shopper.openCart()
  await fits()
  await shopper.checkout()
  await fits()
  await shopper.fillAddress('phone@post.example')
  await shopper.choose(/Prepayment/)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/en\/checkout\/success\/[0-9a-f]{32}/)
  await fits()
  await expect(page.getByText(/IBAN/).first()).toBeVisible()
})

test('a guest with browser autofill orders with five taps', async ({ page }) => {
  const shopper = aShopper(page, 'en')
  const { t } = shopper
  const taps: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('tap ')) taps.push(message.text().slice('tap '.length))
  })
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ target }) => {
      const control = target instanceof Element && target.closest('a, button, input')
      if (control) console.info('tap', control.id || control.textContent)
    })
  })
  await page.goto(BUCKLE.path.en)
  await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
  await page.getByRole('link', { name: t('cart.toCheckout') }).click()
  await expect(page).toHaveURL(/\/en\/checkout$/)
  // The browser offers the address at its first field and fills in the others.
  await shopper.field('email').click()
  await shopper.fillAddress('taps@post.example')
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/en\/checkout\/success\/[0-9a-f]{32}/)
  expect(taps).toEqual([
    t('catalogue.addToCart'),
    t('cart.toCheckout'),
    'email',
    'terms',
    t('checkout.order'),
  ])
})

test('with text of twice the size nothing is wider than a small phone', async ({ page }) => {
  const shopper = aShopper(page, 'en')
  await shopper.buy(FABRIC, '1.2')
  const others = ['/en', FABRIC.path.en, '/en/fabrics', ...BIG_PAGES, ...GERMAN_PAGES]
  for (const path of [...others, ...WORDY_PAGES]) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(360)
    if (WORDY_PAGES.includes(path)) expect(await tornWords(page), path).toEqual([])
  }
})

test('the withdrawal link is visible in every footer without opening anything', async ({
  page,
}) => {
  for (const path of ['/en', FABRIC.path.en, '/en/checkout/cart', '/en/does-not-exist']) {
    await page.goto(path)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
})

test('the buy button is at most 1,150 px down, and a fixed bar shows it before', async ({
  page,
}) => {
  await page.goto(FABRIC.path.de)
  const place = await page.locator('.buy-row').boundingBox()
  expect(place?.y).toBeLessThanOrEqual(1150)
  const button = page.getByRole('button', { name: 'In den Warenkorb', exact: true })
  const bar = page.locator('.buy-row p')
  for (const part of ['h1', '.tiers', '.foot .legal']) {
    await page.locator(part).scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expect(bar).toContainText('11,90')
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
})

test('the chosen colour is visible in its scrolling row', async ({ page }) => {
  await page.goto('/ripstop-nylon-silikonbeschichtet-20den-36g-qm-moosgruen/70003')
  await page.locator('.swatches').evaluate((row) => row.scrollIntoView())
  await expect(page.locator('.swatch[aria-current]')).toBeInViewport({ ratio: 1 })
})

for (const width of [360, 1280]) {
  test(`at ${width} px the first tap on the button waits for hydration`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const hydrate = await preventHydration(page)
    await page.goto(FABRIC.path.de)
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    hydrate()
    await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(FABRIC.path.de)
    await expect(page.locator('header .n')).toHaveText(/^1/)
  })
}

test('the buy form hydrates when visible', async ({ page }) => {
  await page.goto(FABRIC.path.de)
  const form = page.locator('[data-island=buy]')
  await expect(form).not.toHaveAttribute('data-hydrated')
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await untilHydrated(form)
})

for (const path of ['/stoffe', '/reissverschluesse', '/en/fabrics?limit=24']) {
  test(`${path} shows its first products at most 420 px down, two per row, with limited height`, async ({
    page,
  }) => {
    await page.goto(path)
    const boxes = await page
      .locator('.product-cards > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()))
    expect(boxes[0].y).toBeLessThanOrEqual(420)
    expect(boxes[1].y).toBe(boxes[0].y)
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(420)
  })
}

test.describe('an English browser is redirected from / to /en, a German one is not', () => {
  test.use({ locale: 'de-DE' })

  for (const path of ['/', '/en', '/stoffe', '/en/fabrics']) {
    test(`${path} cuts no figure of its cards and no column of its list`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const cut = await page.locator('.card dd, .parts').evaluateAll((parts) => {
        const words = document.createRange()
        // Rounding can hide fractions of a pixel in `scrollWidth`.
        return parts.flatMap((part) => {
          words.selectNodeContents(part)
          const { width } = part.getBoundingClientRect()
          return words.getBoundingClientRect().width > width + 1 / 64 ? [part.textContent] : []
        })
      })
      // Only words may be wider than a card, never numbers and units.
      expect(cut.filter((text) => /\d/.test(text ?? ''))).toEqual([])
    })
  }

  test('the last row of new products on the home page never has a single product', async ({
    page,
  }) => {
    await page.goto('/')
    const lefts = await page
      .locator('.product-cards.fit > li:visible')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(lefts.filter((left) => left === lefts[0]).length * 2).toBe(lefts.length)
  })
})

test("a category's description takes one line, and a tap expands it", async ({ page }) => {
  await page.goto('/stoffe')
  const intro = page.locator('.lead')
  const before = (await intro.boundingBox())?.height ?? 0
  expect(before).toBeLessThanOrEqual(40)
  await intro.click()
  expect((await intro.boundingBox())?.height).toBeGreaterThan(before)
})
