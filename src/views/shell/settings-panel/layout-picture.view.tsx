import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { LayoutStyle } from '../../../domain/layout.ts'

const paint = {
  svg: css({ display: 'block', width: 'full', height: 'auto', _rtl: { transform: 'scaleX(-1)' } }),
  page: css({ fill: 'bg.canvas' }),
  sheet: css({ fill: 'bg.surface', stroke: 'border' }),
  line: css({ fill: 'border.control' }),
  bar: css({ fill: 'shell.toolbar.bg', stroke: 'border' }),
  nav: css({ fill: 'shell.nav.bg' }),
  navLine: css({ fill: 'shell.nav.muted' }),
  navActive: css({ fill: 'brand.pink' }),
  foot: css({ fill: 'shell.footer.bg' }),
}

const Lines = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((width, at) => (
    <rect key={`${y}-${width}`} x={x} y={y + at * 7} width={width} height="3" rx="1.5" className={paint.navLine} />
  ))

const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="2" className={paint.sheet} />
    <rect x={x + 5} y={y + 6} width={width * 0.4} height="3" rx="1.5" className={paint.line} />
  </>
)

const PICTURES: Readonly<Record<LayoutStyle, ReactNode>> = {
  layout1: (
    <>
      <rect width="30" height="72" className={paint.nav} />
      <rect x="5" y="6" width="12" height="4" rx="2" className={paint.navActive} />
      <Lines x={5} y={18} widths={[20, 16, 18, 14]} />
      <rect x="30" y="-1" width="67" height="10" className={paint.bar} />
      <Sheet x={37} y={16} width={24} height={20} />
      <Sheet x={66} y={16} width={24} height={20} />
      <Sheet x={37} y={41} width={53} height={16} />
      <rect x="30" y="65" width="66" height="7" className={paint.foot} />
    </>
  ),
  layout2: (
    <>
      <rect x="-1" y="-1" width="98" height="10" className={paint.bar} />
      <rect y="9" width="96" height="9" className={paint.nav} />
      <rect x="14" y="12" width="10" height="3" rx="1.5" className={paint.navActive} />
      {[28, 41, 54, 67].map((x) => (
        <rect key={x} x={x} y="12" width="9" height="3" rx="1.5" className={paint.navLine} />
      ))}
      <Sheet x={14} y={25} width={20} height={32} />
      <Sheet x={38} y={25} width={20} height={32} />
      <Sheet x={62} y={25} width={20} height={32} />
      <rect y="65" width="96" height="7" className={paint.foot} />
    </>
  ),
  layout3: (
    <>
      <rect width="13" height="72" className={paint.nav} />
      <rect x="4" y="6" width="5" height="5" rx="1.5" className={paint.navActive} />
      {[17, 27, 37, 47].map((y) => (
        <rect key={y} x="4" y={y} width="5" height="5" rx="1.5" className={paint.navLine} />
      ))}
      <rect x="13" y="-1" width="84" height="9" className={paint.bar} />
      <rect x="13" y="8" width="18" height="57" className={paint.sheet} />
      <rect x="17" y="14" width="10" height="3" rx="1.5" className={paint.line} />
      <rect x="17" y="21" width="8" height="3" rx="1.5" className={paint.line} />
      <Sheet x={36} y={14} width={34} height={18} />
      <Sheet x={36} y={37} width={34} height={22} />
      <rect x="77" y="8" width="20" height="57" className={paint.sheet} />
      <rect x="82" y="14" width="9" height="3" rx="1.5" className={paint.line} />
      <rect x="13" y="65" width="83" height="7" className={paint.foot} />
    </>
  ),
}

/** The bones of a layout style in the colours of now; the menu stands where the text begins. */
export const LayoutPicture = ({ style }: { style: LayoutStyle }) => (
  <svg viewBox="0 0 96 72" aria-hidden className={paint.svg}>
    <rect width="96" height="72" className={paint.page} />
    {PICTURES[style]}
  </svg>
)
