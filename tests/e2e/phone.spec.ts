import { urls } from '#shared/urls.ts'
import { keepAsleep } from './asleep.ts'
import { untilAwake } from './awake.ts'
import { tornWords } from './torn-words.ts'
import { aShopper, BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' })

const BIG_PAGES = (['cart', 'checkout', 'register', 'gallery', 'faq', 'guarantee'] as const).map(
  (name) => urls.page('en', name),
)

/** In the language of long words, one of each kind that the English ones leave out. */
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

/** Where words are long or columns narrow: none of theirs parts without a hyphen. */
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

test('an English shopper with a small phone buys, and no page scrolls sideways', async ({
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

test('from an article to the order a guest whose browser knows the address taps seven times', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: t('catalogue.addToCart') }).click()
  await page.getByRole('link', { name: t('cart.toCheckout') }).click()
  await expect(page).toHaveURL(/\/en\/checkout$/)
  // The browser offers the address at the first of its fields, and fills in all others.
  await shopper.field('email').click()
  await shopper.fillAddress('taps@post.example')
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/en\/checkout\/success\/[0-9a-f]{32}/)
  // No browser knows how somebody is addressed: opening that list and choosing are two more.
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

test('the withdrawal link is in sight at the foot of every page without unfolding anything', async ({
  page,
}) => {
  for (const path of ['/en', FABRIC.path.en, '/en/checkout/cart', '/en/does-not-exist']) {
    await page.goto(path)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
})

test('the button to buy a fabric stands at most 1,150 px down, and follows in a bar until then', async ({
  page,
}) => {
  await page.goto(FABRIC.path.de)
  const place = await page.locator('.buy-row').boundingBox()
  expect(place?.y).toBeLessThanOrEqual(1150)
  const button = page.getByRole('button', { name: 'In den Warenkorb' })
  const bar = page.locator('.buy-row p')
  for (const part of ['h1', '.tiers', '.foot .legal']) {
    await page.locator(part).scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expect(bar).toContainText('11,90')
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
})

test('in the row of colours the chosen one is in sight', async ({ page }) => {
  await page.goto('/ripstop-nylon-silikonbeschichtet-20den-36g-qm-moosgruen/70003')
  await page.locator('.swatches').evaluate((row) => row.scrollIntoView())
  await expect(page.locator('.swatch[aria-current]')).toBeInViewport({ ratio: 1 })
})

for (const width of [360, 1280]) {
  test(`at ${width} px the first tap on the button is kept until the page can answer it in place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const wake = await keepAsleep(page)
    await page.goto(FABRIC.path.de)
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    wake()
    await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(FABRIC.path.de)
    await expect(page.locator('header .n')).toHaveText(/^1/)
  })
}

test('the buy form is awake as soon as it is in sight', async ({ page }) => {
  await page.goto(FABRIC.path.de)
  const form = page.locator('[data-island=buy]')
  await expect(form).not.toHaveAttribute('data-awake')
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await untilAwake(form)
})

for (const path of ['/stoffe', '/reissverschluesse', '/en/fabrics?limit=24']) {
  test(`${path} shows its first articles at most 420 px down, two beside each other, none higher`, async ({
    page,
  }) => {
    await page.goto(path)
    const boxes = await page
      .locator('.plates > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()))
    expect(boxes[0].y).toBeLessThanOrEqual(420)
    expect(boxes[1].y).toBe(boxes[0].y)
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(420)
  })
}

test.describe('with a German browser, as an English one is led from / to /en', () => {
  test.use({ locale: 'de-DE' })

  for (const path of ['/', '/en', '/stoffe', '/en/fabrics']) {
    test(`${path} cuts no figure of its cards and no column of its list`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const cut = await page.locator('.card dd, .parts').evaluateAll((parts) => {
        const words = document.createRange()
        // A browser cuts words for a fraction of a pixel, which `scrollWidth` rounds away.
        return parts.flatMap((part) => {
          words.selectNodeContents(part)
          const { width } = part.getBoundingClientRect()
          return words.getBoundingClientRect().width > width + 1 / 64 ? [part.textContent] : []
        })
      })
      // What is longer than its card by itself is words: figures and their units never are.
      expect(cut.filter((text) => /\d/.test(text ?? ''))).toEqual([])
    })
  }

  test('on the first page no article stands alone in the last row of the new ones', async ({
    page,
  }) => {
    await page.goto('/')
    const lefts = await page
      .locator('.plates.fit > li:visible')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(lefts.filter((left) => left === lefts[0]).length * 2).toBe(lefts.length)
  })
})

test('what a department is stands in one line, and a tap shows all of it', async ({ page }) => {
  await page.goto('/stoffe')
  const intro = page.locator('.lead')
  const before = (await intro.boundingBox())?.height ?? 0
  expect(before).toBeLessThanOrEqual(40)
  await intro.click()
  expect((await intro.boundingBox())?.height).toBeGreaterThan(before)
})
