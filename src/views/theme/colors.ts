import { schemeCondition } from './conditions.ts'
import { PICTURE_PAINTS, PICTURE_PALETTES, type PicturePaint } from './picture-palette.data.ts'
import { SCHEME_PALETTES } from './scheme-palettes.data.ts'
import { SCHEME_IDS, type SchemePalette } from './schemes.ts'
import { SHARED_PALETTE } from './shared-palette.data.ts'

type Colour = { value: Record<string, string> }

/** One colour in every scheme and mode: the root's data attributes choose at run time, by CSS variables alone. */
const scheme = (pick: (palette: SchemePalette) => string): Colour => {
  const value: Record<string, string> = { base: pick(SCHEME_PALETTES.asphalt.light) }
  for (const id of SCHEME_IDS) {
    value[`_${schemeCondition(id)}`] = pick(SCHEME_PALETTES[id].light)
    value[`_${schemeCondition(id)}Dark`] = pick(SCHEME_PALETTES[id].dark)
  }
  return { value }
}

const same = (token: string) => ({ value: `{colors.${token}}` })

type SharedPalette = (typeof SHARED_PALETTE)['light' | 'dark']

const shared = (pick: (palette: SharedPalette) => string): Colour => ({
  value: { base: pick(SHARED_PALETTE.light), _light: pick(SHARED_PALETTE.light), _dark: pick(SHARED_PALETTE.dark) },
})

const shell = (part: 'nav' | 'footer') => ({
  bg: scheme((palette) => palette[part].bg),
  fg: scheme((palette) => palette[part].fg),
  muted: scheme((palette) => palette[part].muted),
  active: scheme((palette) => palette[part].active),
  border: scheme((palette) => palette[part].border),
  focus: scheme((palette) => palette[part].focus),
})

type Pictures = keyof typeof PICTURE_PALETTES

/** Pictures have a look by day and one by night, the same in every scheme. */
const pictured = (day: Pictures): Record<PicturePaint, Colour> => {
  const { night, [day]: light } = PICTURE_PALETTES
  const both = (paint: PicturePaint): Colour => ({
    value: { base: light[paint], _light: light[paint], _dark: night[paint] },
  })
  return Object.fromEntries(PICTURE_PAINTS.map((paint) => [paint, both(paint)])) as Record<PicturePaint, Colour>
}

const status = (name: 'success' | 'warning' | 'info') => ({
  fg: shared((palette) => palette[name].fg),
  subtle: shared((palette) => palette[name].subtle),
})

export const colors = {
  bg: {
    canvas: scheme((palette) => palette.bg.canvas),
    surface: scheme((palette) => palette.bg.surface),
    raised: scheme((palette) => palette.bg.raised),
    sunken: scheme((palette) => palette.bg.sunken),
  },
  fg: {
    default: scheme((palette) => palette.fg.default),
    muted: scheme((palette) => palette.fg.muted),
  },
  border: {
    DEFAULT: scheme((palette) => palette.border.hairline),
    control: scheme((palette) => palette.border.control),
  },
  focus: scheme((palette) => palette.focus),
  accent: {
    solid: scheme((palette) => palette.accent.solid),
    hover: scheme((palette) => palette.accent.hover),
    on: scheme((palette) => palette.accent.on),
    subtle: scheme((palette) => palette.accent.subtle),
    fg: scheme((palette) => palette.accent.fg),
    mark: scheme((palette) => palette.accent.mark),
  },
  status: {
    success: status('success'),
    warning: status('warning'),
    info: status('info'),
    danger: {
      fg: shared((palette) => palette.danger.fg),
      subtle: shared((palette) => palette.danger.subtle),
      solid: shared((palette) => palette.danger.solid),
      on: shared((palette) => palette.danger.on),
    },
  },
  brand: {
    pink: shared((palette) => palette.pink.solid),
    on: shared((palette) => palette.pink.on),
    fg: shared((palette) => palette.pink.fg),
  },
  progress: {
    fill: shared((palette) => palette.progress.fill),
    track: same('bg.sunken'),
  },
  picture: pictured('day'),
  poster: pictured('dusk'),
  backdrop: shared((palette) => palette.backdrop),
  shell: {
    nav: shell('nav'),
    footer: shell('footer'),
    /** The toolbar is a sheet of the page in every scheme, under names of its own. */
    toolbar: {
      bg: same('bg.surface'),
      fg: same('fg.default'),
      muted: same('fg.muted'),
      active: same('bg.sunken'),
      border: same('border'),
      focus: same('focus'),
    },
  },
}

/** Colours that are the same everywhere: nothing, the text's own, and the paints of the illustrations. */
export const plainColors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  none: { value: 'none' },
  inherit: { value: 'inherit' },
  paint: {
    cone: { value: '#ff7a1a' },
    lime: { value: '#c8f000' },
    red: { value: '#d0202c' },
    white: { value: '#f7f8fa' },
    lamp: { value: '#ffd75e' },
    black: { value: '#16181c' },
    road: { value: '#343a43' },
    glass: { value: '#9fc4dc' },
    shade: { value: '#8a0f19' },
    skin: { value: '#a8713f' },
    /** Plates of what is written on a film, beside those above. */
    label: {
      sign: { value: '#00703c' },
      dark: { value: '#0f161d' },
      pink: { value: '#ff5cab' },
      yellow: { value: '#f4c430' },
      green: { value: '#58c46a' },
      blue: { value: '#6bbcff' },
    },
    canton: { value: '#2b3a74' },
    palm: { value: '#12773c' },
  },
}
