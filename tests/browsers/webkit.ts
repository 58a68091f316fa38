import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { z } from '#shared/schemas/zod.ts'
import { freePort } from '#scripts/test/free-port.ts'
import { eventually, type Locator, type TestBrowser } from './browser.ts'

/** The key of an element's id (w3.org/TR/webdriver2, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const Element = z.object({ [ELEMENT]: z.string() })
const Session = z.object({ sessionId: z.string() })

/** WebKitGTK's MiniBrowser through WebDriver, in a separate display. */
export async function openWebKit(): Promise<TestBrowser> {
  const display = `:${100 + (process.pid % 400)}`
  const xvfb = spawn('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LANG: 'de_DE.UTF-8',
    },
  })

  async function request(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await response.json())
    if (response.ok) return value
    throw new Error(JSON.stringify(value).slice(0, 500))
  }

  // Cross-document view transitions end the driver's session at the first link.
  const args = ['--automation', '--features=-CrossDocumentViewTransitions']
  const { sessionId } = await eventually('WebKit opens a session', async () =>
    Session.parse(
      await request('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } },
        },
      }),
    ),
  )
  const session = `/session/${sessionId}`
  const run = (script: string, values: readonly unknown[] = []) =>
    request('POST', `${session}/execute/sync`, { script, args: values })

  async function locate(locator: Locator): Promise<string> {
    const using = locator.startsWith('//') ? 'xpath' : 'css selector'
    return eventually(
      locator,
      async () =>
        Element.parse(await request('POST', `${session}/element`, { using, value: locator }))[
          ELEMENT
        ],
    )
  }

  /** Selects the frame of the following commands, or the page. */
  async function enter(frame: Locator | undefined) {
    await request('POST', `${session}/frame`, { id: null })
    if (frame !== undefined)
      await request('POST', `${session}/frame`, { id: { [ELEMENT]: await locate(frame) } })
  }

  async function scrollTo(locator: Locator): Promise<string> {
    const id = await locate(locator)
    await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", [
      { [ELEMENT]: id },
    ])
    return id
  }

  async function click(locator: Locator) {
    const id = await scrollTo(locator)
    await request('POST', `${session}/element/${id}/click`, {})
  }

  return {
    open: async (url) => {
      await request('POST', `${session}/url`, { url })
    },
    url: async () => z.string().parse(await request('GET', `${session}/url`)),
    click: async (locator) => {
      await enter(undefined)
      await click(locator)
    },
    scrollTo: async (locator) => {
      await enter(undefined)
      await scrollTo(locator)
    },
    choose: async (locator, value) => {
      await enter(undefined)
      await click(`${locator} option[value="${value}"]`)
    },
    type: async (locator, text, frame) => {
      await enter(frame)
      await click(locator)
      const id = await locate(locator)
      await run('arguments[0].select()', [{ [ELEMENT]: id }])
      await request('POST', `${session}/element/${id}/value`, { text })
    },
    find: async (locator, frame) => {
      await enter(frame)
      await locate(locator)
    },
    version: async () => z.string().parse(await run('return navigator.userAgent')),
    close: async () => {
      await request('DELETE', session).catch(() => {})
      await end(driver)
      await end(xvfb)
    },
  }
}

/** MiniBrowser is not on the path in Debian; its package names the folder by architecture. */
const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

async function end(child: ChildProcess) {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
