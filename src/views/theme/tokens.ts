import { SHELL_WIDTH } from '../../domain/constants.ts'
import { BODY_FONTS } from './body-fonts.ts'

/** 1rem is 10 px at a font size of 100 %, so that every size here grows with the reader's slider. */
const rem = (px: number) => ({ value: `${px / 10}rem` })

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64]

/** The number is a count of 4 px: `4` is 16 px. */
export const spacing = Object.fromEntries(steps.map((step) => [step, rem(step * 4)]))

export const sizes = {
  ...spacing,
  full: { value: '100%' },
  half: { value: '50%' },
  screen: { value: '100vw' },
  viewport: { value: '100dvh' },
  auto: { value: 'auto' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  em: { value: '1em' },
  target: rem(24),
  /** Three lines of captions below a film, of enlarged letters four. */
  captions: { value: 'calc((3 + clamp(0, (var(--font-scale, 1) - 1) * 10, 1)) * 1.4em + 0.4rem)' },
  /** Of a film's controls on a phone, five of which stand beside each other with letters of any size. */
  control: { value: 'min(4.4rem, 12.5vw)' },
  touch: rem(44),
  /** The measure of running text: about 70 characters. */
  prose: { value: '70ch' },
  form: rem(480),
  card: { value: '320px' },
  page: rem(1200),
  wide: rem(1440),
  /** The parts of the shell are as wide as the specification says, at every font size. */
  ...Object.fromEntries(Object.entries(SHELL_WIDTH).map(([part, pixels]) => [part, { value: `${pixels}px` }])),
}

export const fontSizes = {
  xs: rem(12),
  sm: rem(14),
  md: rem(16),
  lg: rem(18),
  xl: rem(22),
  '2xl': rem(28),
  '3xl': rem(36),
  '4xl': rem(48),
}

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '550' },
  semibold: { value: '650' },
  bold: { value: '750' },
}

/** Arabic is set looser, and its letters are joined: they take no tracking. */
const byScript = (latin: string, arabic: string) => ({ value: { base: latin, _arabic: arabic } })

export const semanticLineHeights = {
  none: byScript('1', '1.15'),
  tight: byScript('1.2', '1.4'),
  snug: byScript('1.35', '1.55'),
  normal: byScript('1.5', '1.7'),
}

export const semanticLetterSpacings = {
  tight: byScript('-0.01em', '0'),
  normal: byScript('0', '0'),
  wide: byScript('0.04em', '0'),
}

export const fonts = {
  body: { value: BODY_FONTS },
  mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace" },
}

export const radii = {
  none: { value: '0' },
  inset: { value: '4px' },
  control: { value: '6px' },
  surface: { value: '12px' },
  full: { value: '9999px' },
}

export const borderWidths = {
  none: { value: '0' },
  hairline: { value: '1px' },
  thick: { value: '2px' },
  mark: { value: '4px' },
}

/** Only what floats over the page has a shadow. */
export const shadows = {
  none: { value: 'none' },
  float: { value: '0 1px 2px rgb(8 10 14 / 0.12), 0 12px 32px rgb(8 10 14 / 0.2)' },
}

export const durations = {
  fast: { value: '120ms' },
  normal: { value: '160ms' },
  slow: { value: '200ms' },
}

export const easings = { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } }

export const zIndex = {
  base: { value: 0 },
  raised: { value: 1 },
  sticky: { value: 100 },
  drawer: { value: 200 },
  popup: { value: 300 },
  dialog: { value: 400 },
  toast: { value: 500 },
  skip: { value: 600 },
}

export const aspectRatios = {
  video: { value: '16 / 9' },
  square: { value: '1 / 1' },
}

/** Of what goes on until it is no longer needed; what comes and goes has a `presence`. */
export const animations = {
  spin: { value: 'spin 900ms linear infinite' },
  breathe: { value: 'breathe 1600ms ease-in-out infinite' },
  none: { value: 'none' },
}

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  leave: { to: { opacity: '0' } },
  breathe: { '50%': { opacity: '0.5' } },
}
