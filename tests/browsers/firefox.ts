import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from '#shared/schemas/zod.ts'
import { freePort } from '#scripts/test/free-port.ts'
import { eventually, type Locator, type TestBrowser } from './browser.ts'
import { connect } from './web-socket.ts'

const Contexts = z.object({
  contexts: z.array(z.object({ context: z.string(), url: z.string() })),
})
const Nodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) })
const Evaluated = z.object({ result: z.object({ value: z.string() }) })
/** Scripts of the test run in a sandbox, which also works if pages may not run scripts. */
const SANDBOX = 'tests'

/** Firefox through WebDriver BiDi, with a separate profile. */
export async function openFirefox({ hasScript }: { readonly hasScript: boolean }) {
  const profile = mkdtempSync(join(tmpdir(), 'ripstop-firefox-'))
  writeFileSync(
    join(profile, 'user.js'),
    [
      `user_pref('javascript.enabled', ${hasScript});`,
      "user_pref('intl.accept_languages', 'de-DE, de');",
      "user_pref('datareporting.policy.dataSubmissionEnabled', false);",
      "user_pref('app.update.disabledForTesting', true);",
    ].join('\n'),
  )
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile]
  const firefox = spawn('firefox-esr', [...args, '--remote-debugging-port', String(port)], {
    stdio: 'ignore',
  })
  const connection = await eventually('Firefox accepts a connection', () =>
    connect(`ws://127.0.0.1:${port}/session`),
  )
  const send = (method: string, params: object) => connection.send({ method, params })
  await send('session.new', { capabilities: {} })
  const { contexts } = Contexts.parse(await send('browsingContext.getTree', {}))
  const top = contexts[0]?.context ?? ''

  /** The context of the page, or of a frame in it. */
  async function contextOf(frame: Locator | undefined): Promise<string> {
    if (frame === undefined) return top
    const target = await locate(top, frame)
    const { result } = z
      .object({ result: z.object({ value: z.object({ context: z.string() }) }) })
      .parse(await run(top, '(frame) => frame.contentWindow', target))
    return result.value.context
  }

  async function locate(context: string, locator: Locator): Promise<string> {
    const type = locator.startsWith('//') ? 'xpath' : 'css'
    return eventually(locator, async () => {
      const found = await send('browsingContext.locateNodes', {
        context,
        locator: { type, value: locator },
      })
      return Nodes.parse(found).nodes[0]?.sharedId ?? null
    })
  }

  const run = (context: string, functionDeclaration: string, sharedId: string) =>
    send('script.callFunction', {
      functionDeclaration,
      awaitPromise: false,
      target: { context, sandbox: SANDBOX },
      arguments: [{ sharedId }],
    })

  async function scrollTo(context: string, locator: Locator): Promise<string> {
    const sharedId = await locate(context, locator)
    await run(
      context,
      "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })",
      sharedId,
    )
    return sharedId
  }

  async function click(context: string, locator: Locator) {
    const sharedId = await scrollTo(context, locator)
    const origin = { type: 'element', element: { sharedId } }
    await send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  const browser: TestBrowser = {
    open: async (url) => {
      await send('browsingContext.navigate', { context: top, url, wait: 'complete' })
    },
    url: async () => {
      const tree = Contexts.parse(await send('browsingContext.getTree', { root: top }))
      return tree.contexts[0]?.url ?? ''
    },
    click: (locator) => click(top, locator),
    scrollTo: async (locator) => {
      await scrollTo(top, locator)
    },
    choose: async (locator, value) => {
      const sharedId = await locate(top, locator)
      const text = JSON.stringify(value)
      await run(
        top,
        `(select) => {
          select.value = ${text}
          select.dispatchEvent(new Event('input', { bubbles: true }))
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }`,
        sharedId,
      )
    },
    type: async (locator, text, frame) => {
      const context = await contextOf(frame)
      await click(context, locator)
      await run(context, '(field) => field.select()', await locate(context, locator))
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions: keys }],
      })
    },
    find: async (locator, frame) => {
      await locate(await contextOf(frame), locator)
    },
    version: async () =>
      Evaluated.parse(
        await send('script.evaluate', {
          expression: 'navigator.userAgent',
          awaitPromise: false,
          target: { context: top, sandbox: SANDBOX },
        }),
      ).result.value,
    close: async () => {
      await send('browser.close', {}).catch(() => {})
      connection.close()
      if (firefox.exitCode === null) await once(firefox, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
  return browser
}
