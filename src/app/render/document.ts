import type { Appearance } from '../../domain/appearance.ts'
import type { FirstData } from '../../domain/rendered-page.ts'
import { FIRST_SCREEN_ID } from '../../views/pages/first-screen.ts'
import { FIRST_DATA_ID, writeData } from '../first-data.ts'
import type { Assets } from './assets.ts'
import type { FirstStyles } from './first-styles.ts'

export type DocumentParts = Readonly<{
  title: string
  appearance: Appearance
  assets: Assets
  styles: FirstStyles
  /** Where the page is sent in two parts, of the whole of it: its rest carries them. */
  restStyles: FirstStyles | null
  /** Painted is only the shell that waits for the page: it has nothing that the scripts could be in the way of. */
  isWaiting: boolean
  /** Somebody who is signed in may be looking, of whom this device knows: what is painted is not yet their page. */
  isExpected: boolean
  /** Scripts that a public page needs for someone who is signed in alone. */
  personal: readonly string[]
  /** The calls that /boot.js makes for someone who is signed in. */
  asks: readonly string[]
  /** The first paint waits for what this device keeps. */
  waitsForDevice: boolean
  /** To the end of the first screen, and the rest. */
  markup: readonly [first: string, rest: string]
  firstData: FirstData
}>

const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITY[sign] ?? sign)

const START_ID = 'start'

/** Where the rest of a page begins. Once it is here, /boot.js takes these rules out of React's way, to the head. */
export const REST = '<style id="rest-styles">'

/** What a browser may draw without the rest: it waits for this much, and draws once instead of twice. */
const expected = (markup: string): string =>
  markup.includes(`id="${FIRST_SCREEN_ID}"`) ? `\n<link rel="expect" blocking="render" href="#${FIRST_SCREEN_ID}">` : ''

/**
 * Six files come at a time. The entry, the largest, fills the line for long: the small ones beside it are soon here,
 * so that the calls and the others are on their way while it still comes. Four large ones would hold them up.
 */
const TAGGED = 4

/** What the page is made of, asked for with its first bytes; the largest of it stand first. */
const tagged = ({ script, preloads, styles }: Assets): string =>
  [
    ...styles.map((file) => `<link rel="preload" as="style" href="/${file}">`),
    ...[script, ...preloads.slice(-TAGGED)].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n')

/**
 * A whole page. Nothing in it is executed but files of ours; the data blocks are inert. The rules of the first paint
 * are in it; /boot.js asks for the whole stylesheet, the fonts and the app's scripts after that paint, or at once where
 * only the shell is painted.
 */
export const writeDocument = ({
  title,
  appearance: { language, direction, mode, scheme },
  assets,
  styles,
  restStyles,
  isWaiting,
  isExpected,
  waitsForDevice,
  markup: [first, rest],
  personal,
  asks,
  firstData,
}: DocumentParts): string =>
  `<!doctype html>
<html lang="${language}" dir="${direction}" data-mode="${mode}" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>${expected(first)}
<style>${styles.css}</style>
<script type="application/json" id="${START_ID}">${writeData({
    isWaiting,
    ...(asks.length > 0 && { asks }),
    ...(personal.length > 0 && { personal: personal.map((file) => `/${file}`) }),
    script: `/${assets.script}`,
    preloads: assets.preloads.map((file) => `/${file}`),
    fonts: assets.fonts.map((file) => `/${file}`),
    styles: assets.styles.map((file) => `/${file}`),
  })}</script>
<script src="/boot.js"${waitsForDevice ? '' : ' async fetchpriority="high"'}></script>${isWaiting || isExpected ? `\n${tagged(assets)}` : ''}
<noscript>${assets.styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</noscript>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<div id="root">${first}${restStyles === null ? '' : `${REST}${restStyles.css}</style>`}${rest}</div>
<script type="application/json" id="${FIRST_DATA_ID}">${writeData(firstData)}</script>
</body>
</html>
`
