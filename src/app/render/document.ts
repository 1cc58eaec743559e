import { css } from 'styled-system/css'

import type { Appearance } from '../../domain/appearance.ts'
import type { FirstAsk } from '../../domain/first-ask.ts'
import type { FirstData, Theirs } from '../../domain/rendered-page.ts'
import { FIRST_SCREEN_ID } from '../../views/pages/first-screen.ts'
import { FIRST_DATA_ID, writeData } from '../first-data.ts'
import { START_ID, type StartData } from '../start-data.ts'
import type { Assets } from './assets.ts'
import type { FirstStyles } from './first-styles.ts'
import type { FilesInPage, InlineScript } from './inline-scripts.ts'
import { standInOf } from './stand-in.ts'

export type DocumentParts = Readonly<{
  title: string
  appearance: Appearance
  assets: Assets
  styles: FirstStyles
  /** Where the page is sent in two parts, of the whole of it: its rest carries them. */
  restStyles: FirstStyles | null
  /** Painted is only that something is waited for: it has nothing that the scripts could be in the way of. */
  isWaiting: boolean
  /** Scripts that a public page needs for someone who is signed in alone. */
  personal: readonly string[]
  /** For whom it was painted. */
  theirs: Theirs | null
  /** What then runs before anything is painted. */
  early: InlineScript | null
  /** The calls that /boot.js makes for someone who is signed in. */
  asks: readonly FirstAsk[]
  /** /boot.js in the page, where something waits for it: the first paint for what this device keeps, or all else for the calls. */
  boot: InlineScript | null
  /** The scripts that stand in the page. */
  carried: FilesInPage | null
  /** What it says where no scripts run: it looks as if they did. */
  scriptless: string
  /** To the end of the first screen, and the rest. */
  markup: readonly [first: string, rest: string]
  firstData: FirstData
}>

const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITY[sign] ?? sign)

/** Where the rest of a page begins. Once it is here, /boot.js takes these rules out of React's way, to the head. */
export const REST = '<style id="rest-styles">'

/** What a browser may draw without the rest: it waits for this much, and draws once instead of twice. */
const expected = (markup: string): string =>
  markup.includes(`id="${FIRST_SCREEN_ID}"`) ? `\n<link rel="expect" blocking="render" href="#${FIRST_SCREEN_ID}">` : ''

const withoutScripts = css({ padding: '4', backgroundColor: 'status.warning.subtle', color: 'status.warning.fg' })

const startOf = ({ isWaiting, assets, personal, asks, carried, theirs }: DocumentParts): StartData => ({
  isWaiting,
  ...(theirs && { session: theirs.session, origin: theirs.place.origin }),
  ...(asks.length > 0 && { asks }),
  ...(personal.length > 0 && { personal: personal.map((file) => `/${file}`) }),
  script: `/${assets.script}`,
  preloads: assets.preloads.filter((file) => !carried?.files.includes(file)).map((file) => `/${file}`),
  ...(carried && {
    carried: carried.files.map((file) => `/${file}`),
    kept: [...carried.files.map(standInOf), ...carried.files].map((file) => `/${file}`),
  }),
  fonts: assets.fonts.map((file) => `/${file}`),
  styles: assets.styles.map((file) => `/${file}`),
})

/**
 * A whole page. Nothing in it is executed but what the build made, in a file or, by its hash, in the page; the data
 * blocks are inert. The rules of the first paint are in it; /boot.js asks for the whole stylesheet, the fonts and the
 * app's scripts after that paint, or at once where only the shell is painted. There the scripts may stand at the end:
 * they come while the answers to all else are on their way.
 */
export const writeDocument = (parts: DocumentParts): string => {
  const {
    title,
    appearance: { language, direction, mode, scheme },
    assets,
    styles,
    restStyles,
    boot,
    early,
    carried,
    scriptless,
    markup: [first, rest],
    firstData,
  } = parts
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-mode="${mode}" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>${expected(first)}
<style>${styles.css}</style>
<script type="application/json" id="${START_ID}">${writeData(startOf(parts))}</script>
${early ? `<script>${early.text}</script>\n` : ''}${carried ? `<script type="importmap">${carried.map.text}</script>\n<script>${carried.keeper.text}</script>\n` : ''}${boot ? `<script>${boot.text}</script>` : '<script src="/boot.js" async fetchpriority="high"></script>'}
<noscript>${assets.styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</noscript>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<noscript><p class="${withoutScripts}">${escape(scriptless)}</p></noscript>
<div id="root">${first}${restStyles === null ? '' : `${REST}${restStyles.css}</style>`}${rest}</div>
<script type="application/json" id="${FIRST_DATA_ID}">${writeData(firstData)}</script>${carried ? carried.scripts.map(({ text }) => `\n<script>${text}</script>`).join('') : ''}
</body>
</html>
`
}
