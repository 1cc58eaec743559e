import { readLayout, writeLayout } from '../../src/domain/appearance-code.ts'
import { DEFAULT_APPEARANCE, isSchemeId } from '../../src/domain/appearance.ts'
import { DIRECTION_KEY, LAYOUT_KEY, SCHEME_KEY, THEME_MODE_KEY } from '../../src/domain/constants.ts'
import { directionOf, isDirection, type Language } from '../../src/domain/language.ts'
import { LAYOUT_STYLES, layoutOf } from '../../src/domain/layout.ts'
import type { Render } from '../../src/domain/rendered-page.ts'
import { isThemeMode } from '../../src/domain/theme-mode.ts'

type Painted = Pick<Parameters<Render>[0], 'painted'>

/**
 * How a device looks, by its cookies, as far as a page is painted by it. Only what differs from the default is
 * said: what cannot be understood is as if it was not there.
 */
export const paintedIn = (cookies: Readonly<Record<string, string>>, language: Language): Painted => {
  const { [THEME_MODE_KEY]: mode, [SCHEME_KEY]: scheme, [DIRECTION_KEY]: direction, [LAYOUT_KEY]: code = '' } = cookies
  const layout = readLayout(code)
  const painted = {
    ...(isThemeMode(mode) && mode !== DEFAULT_APPEARANCE.mode && { mode }),
    ...(isSchemeId(scheme) && scheme !== DEFAULT_APPEARANCE.scheme && { scheme }),
    ...(isDirection(direction) && direction !== directionOf(language) && { direction }),
    ...(layout && writeLayout(layout) !== writeLayout(DEFAULT_APPEARANCE.layout) && { layout }),
  }
  return Object.keys(painted).length > 0 ? { painted } : {}
}

const OFFERED = new Set(LAYOUT_STYLES.map((style) => writeLayout(layoutOf(style))))

/** One that was put together, and not just chosen: a cookie can name thousands of them. */
export const hasOwnLayout = ({ painted }: Painted): boolean =>
  painted?.layout !== undefined && !OFFERED.has(writeLayout(painted.layout))

/** The same page for a device that says nothing of its layout. */
export const withoutLayout = ({ painted = {}, ...asked }: Parameters<Render>[0]): Parameters<Render>[0] => {
  const { layout: _, ...others } = painted
  return { ...asked, ...(Object.keys(others).length > 0 && { painted: others }) }
}
