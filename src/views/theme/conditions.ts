import { SCHEME_IDS, type SchemeId } from './schemes.ts'

/** `guide-sign-green` names the conditions `guideSignGreen` and `guideSignGreenDark`. */
export const schemeCondition = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A root that names no scheme has the default one. */
const darkRoot = (id: SchemeId) =>
  id === SCHEME_IDS[0] ? `:is([data-scheme=${id}], :not([data-scheme]))` : `[data-scheme=${id}]`

const schemeConditions = Object.fromEntries(
  SCHEME_IDS.flatMap((id) => [
    [schemeCondition(id), `[data-scheme=${id}] &`],
    [`${schemeCondition(id)}Dark`, `${darkRoot(id)}[data-mode=dark] &`],
  ]),
)

export const conditions = {
  ...schemeConditions,
  light: '[data-mode=light] &',
  dark: '[data-mode=dark] &',
  ltr: ':where([dir=ltr]) &',
  rtl: ':where([dir=rtl]) &',
  arabic: ':lang(ar) &',
  /** In the column of icons that the navigation panel folds to. */
  folded: '[data-fold=folded] &',
  /** Of a player on a phone held upright, whose picture is too small for captions and controls: they stand below it. */
  below: ['@media (max-width: 639px) and (orientation: portrait)', '&:not(:fullscreen *)'],
  touch: '@media (pointer: coarse)',
  forcedColors: '@media (forced-colors: active)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
}
