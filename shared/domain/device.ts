/** The browser and system of a login under their usual names; '' if unknown. */
export type Device = Readonly<{ browser: string; system: string }>

// The order counts: nearly every browser also claims to be the ones below it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d*)/, 'Edge'],
  [/\b(?:OPR\/|Opera\b\/?)(\d*)/, 'Opera'],
  [/\bSamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/\bVivaldi\/(\d*)/, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d*)/, 'Chrome'],
  [/\bVersion\/(\d*)[\d.]* .*Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browsers do not send more than this. */
const MAX_CHARACTERS = 500

/**
 * Browser and system of a `User-Agent`, so that customers recognise their devices. Null if it names
 * neither.
 */
export function deviceOf(userAgent: string): Device | null {
  const text = userAgent.slice(0, MAX_CHARACTERS)
  const browser = browserOf(text).name
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? ''
  return browser === '' && system === '' ? null : { browser, system }
}

/** Name and major version of a browser; '' if unknown. */
export function browserOf(userAgent: string): Readonly<{ name: string; major: string }> {
  const text = userAgent.slice(0, MAX_CHARACTERS)
  for (const [pattern, name] of BROWSERS) {
    const found = pattern.exec(text)
    if (found) return { name, major: found[1] ?? '' }
  }
  return { name: '', major: '' }
}
