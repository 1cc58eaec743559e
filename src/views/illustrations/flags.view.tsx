import { css } from 'styled-system/css'

import type { Language } from '../../domain/language.ts'
import { paint } from './paint.ts'

const styles = {
  flag: css({
    flexShrink: '0',
    width: '6',
    height: '[1.6rem]',
    borderRadius: 'inset',
    outline: '1px solid',
    outlineColor: 'border',
  }),
  blue: css({ fill: 'paint.canton' }),
  green: css({ fill: 'paint.palm' }),
  chain: css({ fill: 'none', stroke: 'paint.white', strokeWidth: '[1.1px]', strokeDasharray: '[1.6 .5]' }),
}

/** Seven bars instead of thirteen, and the canton's stars as a few points: at this size more would be noise. */
const UnitedStates = () => (
  <>
    <path className={paint.white} d="M0 0h24v16H0z" />
    <path className={paint.red} d="M0 0h24v2.3H0zm0 4.6h24v2.3H0zm0 4.6h24v2.3H0zm0 4.5h24V16H0z" />
    <path className={styles.blue} d="M0 0h11v6.9H0z" />
    <g className={paint.white}>
      {[2, 4.4, 6.8, 9.2].map((x) => (
        <circle key={x} cx={x} cy="2.1" r=".55" />
      ))}
      {[3.2, 5.6, 8].map((x) => (
        <circle key={x} cx={x} cy="4.7" r=".55" />
      ))}
    </g>
  </>
)

const Turkiye = () => (
  <>
    <path className={paint.red} d="M0 0h24v16H0z" />
    <circle className={paint.white} cx="9" cy="8" r="4" />
    <circle className={paint.red} cx="10" cy="8" r="3.2" />
    <path
      className={paint.white}
      d="m14.9 6 .5 1.4 1.5.1-1.2.9.4 1.5-1.2-.9-1.3.8.5-1.4-1.2-1 1.5-.1z"
      transform="rotate(-18 14.9 8)"
    />
  </>
)

/** The Arab League's green with its chain and crescent, and no country's own flag: the language belongs to all. */
const Arab = () => (
  <>
    <path className={styles.green} d="M0 0h24v16H0z" />
    <circle className={styles.chain} cx="12" cy="8" r="5.4" />
    <circle className={paint.white} cx="12" cy="7.8" r="3" />
    <circle className={styles.green} cx="12" cy="6.8" r="2.6" />
  </>
)

const FLAGS = { en: UnitedStates, tr: Turkiye, ar: Arab } as const satisfies Record<Language, unknown>

/** Beside the language's own name, which is what counts. It never mirrors. */
export const Flag = ({ language }: { language: Language }) => {
  const Drawing = FLAGS[language]
  return (
    <svg aria-hidden viewBox="0 0 24 16" className={styles.flag}>
      <Drawing />
    </svg>
  )
}
