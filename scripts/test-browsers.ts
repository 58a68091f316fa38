import { spawnSync } from 'node:child_process'
import { buyAsGuest } from '#tests/browsers/journey.ts'
import { openFirefox } from '#tests/browsers/firefox.ts'
import { openWebKit } from '#tests/browsers/webkit.ts'
import type { TestBrowser } from '#tests/browsers/browser.ts'
import { openSeededShop, prepareSeededStorage } from './test/seeded-shop.ts'

/** Buys something in browsers other than Chromium (CONTRIBUTING.md, Tests). */
type Run = Readonly<{
  name: string
  /** Programs by the Debian package that has them. */
  needs: Readonly<Record<string, string>>
  hasScript: boolean
  open: () => Promise<TestBrowser>
}>

const FIREFOX = { 'firefox-esr': 'firefox-esr' }
const WEBKIT = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
const RUNS: readonly Run[] = [
  {
    name: 'Firefox',
    needs: FIREFOX,
    hasScript: true,
    open: () => openFirefox({ hasScript: true }),
  },
  {
    name: 'Firefox without JavaScript',
    needs: FIREFOX,
    hasScript: false,
    open: () => openFirefox({ hasScript: false }),
  },
  { name: 'WebKitGTK', needs: WEBKIT, hasScript: true, open: openWebKit },
]

const isMissing = (program: string) => spawnSync('which', [program]).status !== 0
const missing = new Set(
  RUNS.flatMap(({ needs }) =>
    Object.entries(needs).flatMap(([program, name]) => (isMissing(program) ? [name] : [])),
  ),
)
if (missing.size > 0) {
  console.error(`Missing: ${[...missing].join(', ')}. On Debian and Ubuntu, install them with`)
  console.error(`  sudo apt-get install --no-install-recommends ${[...missing].join(' ')}`)
  process.exit(2)
}

await prepareSeededStorage()
const shop = await openSeededShop()
let failed = 0
for (const [index, { name, hasScript, open }] of RUNS.entries()) {
  const started = Date.now()
  try {
    const browser = await open()
    try {
      console.log(await browser.version())
      await buyAsGuest(browser, {
        origin: shop.origin,
        hasScript,
        email: `browser-${index}@post.example`,
      })
    } finally {
      await browser.close()
    }
    console.log(`ok     ${name} (${Date.now() - started} ms)`)
  } catch (error) {
    failed++
    console.error(`FAILED ${name}`, error)
  }
}
await shop.close()
process.exit(failed === 0 ? 0 : 1)
