import { css, cx } from 'styled-system/css'

import { paint } from './paint.ts'

/** The incident diamond with the programme's three letters; sized by its font size. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 48 48"
    className={cx(css({ display: 'block', flexShrink: '0', width: '10', height: '10' }), className)}
  >
    <rect className={paint.pink} x="8.5" y="8.5" width="31" height="31" rx="4" transform="rotate(45 24 24)" />
    <rect
      className={paint.rule}
      strokeWidth="1.6"
      x="10.9"
      y="10.9"
      width="26.2"
      height="26.2"
      rx="2.6"
      transform="rotate(45 24 24)"
    />
    <path
      className={paint.legend}
      d="M9.5 19h8.6v2.7h-2.9V29h-2.9v-7.3H9.5zM19.7 19h2.9v10h-2.9zM24.6 29V19h3.1l2.5 4.3 2.5-4.3h3.1v10h-2.8v-5.5l-2.1 3.5h-1.4l-2.1-3.5V29z"
    />
  </svg>
)
