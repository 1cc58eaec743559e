import { css, cx } from 'styled-system/css'

import file from './generated/home.svg'
import { turning } from './paint.ts'

/**
 * An incident at dusk, or at night: an engine shelters the crew, cones and the board lead traffic past it. Made to lie
 * behind words at its inline start. Decoration only.
 */
export const HomeScene = ({ className }: { className?: string }) => (
  <svg
    aria-hidden
    data-picture="poster"
    viewBox="0 -110 1600 750"
    preserveAspectRatio="xMaxYMax slice"
    className={cx(css({ display: 'block', width: 'full', height: 'full' }), turning, className)}
  >
    <use href={`${file}#home`} />
  </svg>
)
