import { existsSync } from 'node:fs'

/** The browser without its window: what a person of a test opens costs it a third of the computing. */
const SHELL = '/usr/bin/chromium-headless-shell'
/** What alone keeps a page that is left as it is, for the way back. One that is named is taken for such. */
export const WHOLE = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'

/** How every test starts the system's Chromium: headless, and without the traffic of its own that it likes to make. */
export const chromium = {
  executablePath: process.env['CHROME_PATH'] ?? (existsSync(SHELL) ? SHELL : WHOLE),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
}
