import { directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ISOLATE } from './letter.ts'
import type { LetterLink } from './letter.ts'
import type { MailBlock, MailBody } from './mail-blocks.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const BDI: Readonly<Record<string, string>> = {
  [ISOLATE.ltr]: '<bdi dir="ltr">',
  [ISOLATE.own]: '<bdi>',
  [ISOLATE.end]: '</bdi>',
}

/** Escaped text, its marks of direction and its line ends as elements. */
const inline = (text: string): string =>
  escape(text)
    .replaceAll(/[\u2066\u2068\u2069]/g, (mark) => BDI[mark] ?? '')
    .replaceAll(/\r?\n/g, '<br>')

const DARK_RULES = `
.canvas{background:#11171a!important}
.card{background:#1b2327!important;color:#eef2f4!important}
.quiet{color:#b7c2c9!important}
.address{color:#9ccbff!important}
.code{background:#11171a!important;color:#eef2f4!important}
.button{background:#9ccbff!important}
.button a{color:#0d1a26!important}`

/** In which light a mail is shown: as the reader's mailbox has it, or as somebody looks at it beforehand. */
export type MailMode = 'asRead' | 'light' | 'dark'

// Mail clients that know no style sheet take the inline colours, which are the light ones.
const STYLES: Readonly<Record<MailMode, string>> = {
  asRead: `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK_RULES}
}`,
  light: `
:root{color-scheme:light}`,
  dark: `
:root{color-scheme:dark}${DARK_RULES}`,
}

// Keeps a mailbox from filling the rest of the preview with the greeting.
const BLANK = '&#847;&zwnj;&nbsp;'.repeat(40)

const MUTED = 'color:#4a555c'
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'

const paragraph = (text: string) => `<p style="margin:0 0 16px;${BREAKS}">${inline(text)}</p>`

const quiet = (text: string) =>
  `<p class="quiet" style="margin:0 0 12px;font-size:14px;${MUTED};${BREAKS}">${inline(text)}</p>`

const spelledOut = (address: string) =>
  `<a href="${address}" class="address" style="color:#0b5394;font-size:13px;${BREAKS}"><bdi dir="ltr">${address}</bdi></a>`

const asButton = ({ label, address }: LetterLink) => {
  const href = escape(address)
  // A table: some desktop clients give a link neither padding nor a background.
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 12px"><tr>
<td class="button" style="background:#0b5394;border-radius:6px"><a href="${href}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:700;text-decoration:none">${inline(label)}</a></td>
</tr></table>
<p style="margin:0 0 24px">${spelledOut(href)}</p>`
}

const asLink = ({ label, address }: LetterLink) => {
  const href = escape(address)
  return `<p style="margin:0 0 20px"><a href="${href}" class="address" style="color:#0b5394;font-weight:700">${inline(label)}</a><br>${spelledOut(href)}</p>`
}

const asCode = (code: string) =>
  `<p class="code" style="margin:0 0 16px;padding:12px 16px;background:#f2f4f5;border-radius:6px;font:700 22px/1.4 Consolas,Menlo,monospace;letter-spacing:1px;${BREAKS}"><bdi dir="ltr">${escape(code)}</bdi></p>`

const asBlock = (block: MailBlock): string => {
  if ('link' in block) return block.kind === 'button' ? asButton(block.link) : asLink(block.link)
  const said = { text: paragraph, quiet, code: asCode }
  return said[block.kind](block.text)
}

/** The HTML part: one column of 560 pixels at most, no pictures, nothing that is loaded from elsewhere. */
export const asHtml = (mail: { language: Language; product: string; body: MailBody; mode?: MailMode }): string => {
  const { language, product, body, mode = 'asRead' } = mail
  const direction = directionOf(language)
  // Clients drop the outer elements: language and direction are said again where the text is.
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
${mode === 'asRead' ? '' : '<base target="_blank">\n'}<title>${escape(body.subject)}</title>
<style>${STYLES[mode]}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f2f4f5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escape(body.preheader)}${BLANK}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:#f2f4f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" lang="${language}" dir="${direction}" style="max-width:560px"><tr><td class="card" align="${direction === 'rtl' ? 'right' : 'left'}" style="padding:28px 24px;background:#ffffff;border-top:6px solid #ff5fa2;border-radius:0 0 12px 12px;color:#1b2226;font:16px/1.5 Arial,Helvetica,sans-serif">
<p class="quiet" style="margin:0 0 8px;font-size:14px;font-weight:700;${MUTED}"><bdi>${escape(product)}</bdi></p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;${BREAKS}">${escape(body.subject)}</h1>
${body.blocks.map(asBlock).join('\n')}
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>`
}
