/** The browser that somebody logged in with, as people name it; '' is not known. */
export type Device = Readonly<{ browser: string; system: string }>

// The order counts: nearly every browser also claims to be the ones below it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
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

/**
 * What a `User-Agent` says of browser and system: enough to know one's own devices by, and nothing
 * of what else stands in it. Null if it names neither.
 */
export function deviceOf(userAgent: string): Device | null {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  return browser === '' && system === '' ? null : { browser, system }
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
}
