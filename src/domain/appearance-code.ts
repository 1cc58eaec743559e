import {
  CONTAINER_WIDTH,
  LAYOUT_MODES,
  LAYOUT_STYLES,
  NAVBAR_POSITIONS,
  NAVBAR_STYLES,
  PART_POSITIONS,
  PART_STYLES,
  type Layout,
  type LayoutPart,
} from './layout.ts'
import { THEME_SECTIONS, type HexColour, type OwnPalettes, type Palette } from './palette.ts'

/**
 * Layouts and palettes as short texts, for cookies and for the memory of a device: a digit for each choice, the
 * colours without their signs. What does not read is null, whoever wrote it: a cookie is anybody's text.
 */
const SWITCH = [false, true] as const
const STYLE = [undefined, ...PART_STYLES] as const
const POSITION = [undefined, ...PART_POSITIONS] as const
const PARTS = ['toolbar', 'footer', 'leftSidePanel', 'rightSidePanel'] as const

const partCode = ({ display, style, position }: LayoutPart) => [
  SWITCH.indexOf(display),
  STYLE.indexOf(style),
  POSITION.indexOf(position),
]

/** Eighteen digits, a dot, and the width of the container in pixels. */
export const writeLayout = ({ style, config }: Layout): string => {
  const { navbar } = config
  const digits = [
    LAYOUT_STYLES.indexOf(style),
    LAYOUT_MODES.indexOf(config.mode),
    SWITCH.indexOf(navbar.display),
    NAVBAR_POSITIONS.indexOf(navbar.position),
    NAVBAR_STYLES.indexOf(navbar.style),
    SWITCH.indexOf(navbar.folded),
    ...PARTS.flatMap((part) => partCode(config[part])),
  ]
  return `${digits.join('')}.${config.containerWidth}`
}

export const readLayout = (text: string): Layout | null => {
  if (!/^\d{18}\.\d{1,4}$/.test(text)) return null
  let at = 0
  let isRead = true
  const next = <T>(choices: readonly [T, ...T[]]): T => {
    const index = Number(text[at++])
    isRead &&= index < choices.length
    return choices[index] ?? choices[0]
  }
  const part = (): LayoutPart => {
    const [display, style, position] = [
      next(SWITCH),
      next<(typeof STYLE)[number]>(STYLE),
      next<(typeof POSITION)[number]>(POSITION),
    ]
    return { display, ...(style && { style }), ...(position && { position }) }
  }
  const containerWidth = Number(text.slice(text.indexOf('.') + 1))
  const layout: Layout = {
    style: next<(typeof LAYOUT_STYLES)[number]>(LAYOUT_STYLES),
    config: {
      mode: next<(typeof LAYOUT_MODES)[number]>(LAYOUT_MODES),
      containerWidth,
      navbar: {
        display: next<boolean>(SWITCH),
        position: next<(typeof NAVBAR_POSITIONS)[number]>(NAVBAR_POSITIONS),
        style: next<(typeof NAVBAR_STYLES)[number]>(NAVBAR_STYLES),
        folded: next<boolean>(SWITCH),
      },
      toolbar: part(),
      footer: part(),
      leftSidePanel: part(),
      rightSidePanel: part(),
    },
  }
  const isWide = containerWidth >= CONTAINER_WIDTH.min && containerWidth <= CONTAINER_WIDTH.max
  return isRead && isWide ? layout : null
}

const paletteCode = ({ mode, primary, secondary, background, text }: Palette) =>
  [mode, ...[primary, secondary, background.paper, background.default, text].map((colour) => colour.slice(1))].join()

/** `navbar=dark,ffc800,...;footer=...`; empty when there is none. */
export const writePalettes = (palettes: OwnPalettes): string =>
  THEME_SECTIONS.flatMap((section) => {
    const palette = palettes[section]
    return palette ? [`${section}=${paletteCode(palette)}`] : []
  }).join(';')

const readPalette = (text: string): Palette | null => {
  const [, mode, colours = ''] = /^(light|dark)((?:,[0-9a-f]{6}){5})$/.exec(text) ?? []
  if (mode === undefined) return null
  const [primary, secondary, paper, canvas, ink] = colours
    .slice(1)
    .split(',')
    .map((digits): HexColour => `#${digits}`)
  if (!primary || !secondary || !paper || !canvas || !ink) return null
  return {
    mode: mode === 'dark' ? 'dark' : 'light',
    primary,
    secondary,
    background: { paper, default: canvas },
    text: ink,
  }
}

export const readPalettes = (text: string): OwnPalettes | null => {
  const entries = (text === '' ? [] : text.split(';')).map((entry) => {
    const [name, code = ''] = entry.split('=')
    return { section: THEME_SECTIONS.find((known) => known === name), palette: readPalette(code) }
  })
  if (entries.some(({ section, palette }) => !section || !palette)) return null
  return Object.fromEntries(entries.map(({ section, palette }) => [section, palette]))
}
