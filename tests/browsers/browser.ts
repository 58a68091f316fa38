/** An element by CSS selector, or by an XPath expression that starts with `//`. */
export type Locator = string

/** Actions of a person in a browser. Each waits for its element, up to the time limit. */
export type TestBrowser = {
  readonly open: (url: string) => Promise<void>
  readonly url: () => Promise<string>
  readonly click: (locator: Locator) => Promise<void>
  readonly scrollTo: (locator: Locator) => Promise<void>
  /** Clicks a field and types; `frame` is the frame that contains it. */
  readonly type: (locator: Locator, text: string, frame?: Locator) => Promise<void>
  /** Waits until the element exists; `frame` is the frame that contains it. */
  readonly find: (locator: Locator, frame?: Locator) => Promise<void>
  /** Chooses an option of a select by its value. */
  readonly choose: (locator: Locator, value: string) => Promise<void>
  /** The user agent. */
  readonly version: () => Promise<string>
  readonly close: () => Promise<void>
}

const LIMIT_MS = 60_000
const PAUSE_MS = 200

/** Repeats an attempt until it returns a value, and throws its last error after a minute. */
export async function eventually<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + LIMIT_MS
  let last: unknown = null
  while (Date.now() < end) {
    try {
      const value = await attempt()
      if (value !== null) return value
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS)
    })
  }
  throw new Error(`Not within a minute: ${what}`, { cause: last })
}
