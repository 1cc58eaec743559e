import { directionOf, type Language } from '../../domain/language.ts'
import { FIRST_DATA_ID, writeFirstData, type FirstData } from '../first-data.ts'
import type { Assets } from './assets.ts'

export type DocumentParts = Readonly<{
  title: string
  language: Language
  mode: string
  scheme: string
  assets: Assets
  markup: string
  firstData: FirstData
}>

const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITY[sign] ?? sign)

/** A whole page. Nothing in it is executed but files of ours; the data block is inert. */
export const writeDocument = ({ title, language, mode, scheme, assets, markup, firstData }: DocumentParts): string =>
  `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-mode="${escape(mode)}" data-scheme="${escape(scheme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<script src="/boot.js"></script>
${assets.styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${assets.fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`).join('\n')}
<script type="module" src="/${assets.script}" fetchpriority="low"></script>
${assets.preloads.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="${FIRST_DATA_ID}">${writeFirstData(firstData)}</script>
</body>
</html>
`
