import { css } from 'styled-system/css'

/** The paints of small pictures. Sky and ground are of day or night, marks follow the colour scheme; cones and vests are what they are. */
export const paint = {
  sky: css({ fill: 'picture.skyMid' }),
  ground: css({ fill: 'picture.land' }),
  sheet: css({ fill: 'bg.surface', stroke: 'border.control', strokeWidth: '[1.5px]' }),
  shade: css({ fill: 'border' }),
  ink: css({ fill: 'fg.default' }),
  soft: css({ fill: 'fg.muted' }),
  mark: css({ fill: 'accent.mark' }),
  accent: css({ fill: 'accent.fg' }),
  road: css({ fill: 'paint.road' }),
  tyre: css({ fill: 'paint.black' }),
  white: css({ fill: 'paint.white' }),
  cone: css({ fill: 'paint.cone' }),
  lime: css({ fill: 'paint.lime' }),
  red: css({ fill: 'paint.red' }),
  lamp: css({ fill: 'paint.lamp' }),
  skin: css({ fill: 'paint.skin' }),
  shut: css({ fill: 'none', stroke: 'paint.shade', strokeWidth: '[3px]' }),
  tick: css({ fill: 'none', stroke: 'brand.on', strokeLinecap: 'round', strokeLinejoin: 'round' }),
  glass: css({ fill: 'paint.glass' }),
  pink: css({ fill: 'brand.pink' }),
  legend: css({ fill: 'brand.on' }),
  night: css({ fill: 'shell.nav.bg' }),
  nightSoft: css({ fill: 'shell.nav.active' }),
  line: css({
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: '[2px]',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  lane: css({ fill: 'none', stroke: 'paint.white', strokeWidth: '[3px]' }),
  rule: css({ fill: 'none', stroke: 'brand.on', strokeLinejoin: 'round' }),
  shackle: css({ fill: 'none', stroke: 'fg.muted', strokeWidth: '[9px]' }),
  steel: css({
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: '[4px]',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
}

/** Turns a whole picture round where the language reads from right to left. */
export const turning = css({ _rtl: { transform: 'scaleX(-1)' } })

/** A picture says nothing by itself: the words beside it do. */
export const picture = css({ display: 'block', width: 'full', height: 'auto' })
