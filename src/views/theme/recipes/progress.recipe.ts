import { defineSlotRecipe } from '@pandacss/dev'

export const progressBar = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'head', 'value', 'track', 'fill'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'label' },
    value: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    track: {
      height: '2',
      overflow: 'hidden',
      borderRadius: 'full',
      backgroundColor: 'progress.track',
      _forcedColors: { outline: '1px solid' },
    },
    fill: {
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'progress.fill',
      transformOrigin: 'var(--from, left)',
      transitionProperty: 'transform',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
      _forcedColors: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
})

export const progressRing = defineSlotRecipe({
  className: 'ring',
  slots: ['root', 'svg', 'track', 'fill', 'text'],
  base: {
    root: { position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: '0' },
    svg: {
      width: 'full',
      height: 'full',
      transform: 'rotate(-90deg)',
      _rtl: { transform: 'rotate(-90deg) scaleY(-1)' },
    },
    track: { fill: 'none', stroke: 'progress.track', strokeWidth: '3' },
    fill: {
      fill: 'none',
      stroke: 'progress.fill',
      strokeWidth: '3',
      strokeLinecap: 'round',
      transitionProperty: 'stroke-dashoffset',
      transitionDuration: 'slow',
      _forcedColors: { stroke: 'Highlight' },
    },
    text: { position: 'absolute', fontWeight: 'bold', lineHeight: 'none', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    size: {
      sm: { root: { width: '10', height: '10', fontSize: 'xs' } },
      md: { root: { width: '16', height: '16', fontSize: 'md' } },
      lg: { root: { width: '24', height: '24', fontSize: 'xl' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})

/** Time runs left to right in every language, as in the video's own controls. */
export const watchedTrack = defineSlotRecipe({
  className: 'watched',
  slots: ['root', 'lane', 'buffered', 'range', 'head'],
  base: {
    root: { position: 'relative', display: 'block', height: '6', direction: 'ltr' },
    lane: {
      position: 'absolute',
      insetInline: '0',
      insetBlockStart: '2',
      height: '2',
      overflow: 'hidden',
      borderRadius: 'full',
      backgroundColor: 'progress.track',
      _forcedColors: { outline: '1px solid' },
    },
    buffered: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      opacity: '0.55',
      backgroundColor: 'border.control',
      _forcedColors: { backgroundColor: 'GrayText' },
    },
    range: {
      position: 'absolute',
      insetBlock: '0',
      backgroundColor: 'progress.fill',
      _forcedColors: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
    head: {
      position: 'absolute',
      insetBlockStart: '1',
      width: '4',
      height: '4',
      marginInlineStart: '-2',
      borderWidth: 'thick',
      borderColor: 'fg.default',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
    },
  },
})
