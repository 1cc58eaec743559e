export type Device = Readonly<{
  /** Null where the name is none that people know. */
  browser: string | null
  system: string | null
  isHandheld: boolean
}>

/** Each browser names those that it wants to pass for: the first that is found is who it is. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
] as const satisfies readonly (readonly [RegExp, string])[]

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const satisfies readonly (readonly [RegExp, string])[]

const HANDHELDS: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android'])

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null

/** What a `User-Agent` header says of a device, in the names that people know. It may say anything: show, never trust. */
export const deviceOf = (userAgent: string | null): Device => {
  const text = userAgent ?? ''
  const system = first(SYSTEMS, text)
  return { browser: first(BROWSERS, text), system, isHandheld: HANDHELDS.has(system) }
}
