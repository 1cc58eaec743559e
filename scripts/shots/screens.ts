import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { Browser } from 'playwright-core'

import { listScreens } from '../../tests/e2e/support/list-screens.ts'
import { FURTHER_PARTS, HOMES, PAGES, type ExamplePage } from '../../tests/e2e/support/pages.ts'
import { tokenOf } from '../../tests/e2e/support/visitor.ts'
import { SHOT_LANGUAGES, takeEach, takePicture, type Look } from './camera.ts'
import { pairSheet, type ScreenShot } from './contact-sheet.ts'

/** They pass on, or show that something is on its way for good. */
const NO_SCREENS: ReadonlySet<string> = new Set(['/sign-out', '/logout', '/loading'])
/** Pixels. */
const WIDTHS = [1440, 390] as const

const LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  SHOT_LANGUAGES.flatMap((lang) => (['light', 'dark'] as const).map((mode) => ({ lang, mode, width }))),
)

const nameOf = ({ path, person }: ExamplePage) => `${path} of ${person ?? 'a guest'}`

/** The name of a screen as that of a file: the same of two builds. */
const fileOf = (screen: ExamplePage, { lang, mode, width }: Look) =>
  `${[...nameOf(screen).matchAll(/\w+/gu), lang, mode, width].join('-')}.png`

/** Every page, every part of one that has an address, and each role's home. */
const screensOf = async (origin: string): Promise<readonly ExamplePage[]> => {
  const lists = Object.values(await listScreens(origin)).flatMap((screens) => screens ?? [])
  const parts = lists.filter(({ path }) => path.includes('?'))
  return [...Object.values(PAGES), ...HOMES, ...FURTHER_PARTS, ...parts].filter(({ path }) => !NO_SCREENS.has(path))
}

/**
 * Every screen whose name fits, in English and Arabic, light and dark, at a desk and on a phone; beside the picture of the
 * same name in the folder `before`, where there is one.
 */
export const shootScreens = async (
  browser: Browser,
  origin: string,
  folder: string,
  { pattern, before }: Readonly<{ pattern: RegExp; before: string | undefined }>,
) => {
  const screens = (await screensOf(origin)).filter((screen) => pattern.test(nameOf(screen)))
  const tokens = new Map<string, string>()
  for (const { person } of screens) {
    if (person !== null && !tokens.has(person)) tokens.set(person, await tokenOf(origin, person))
  }
  const shots = screens.flatMap((screen) => LOOKS.map((look) => ({ screen, look, file: fileOf(screen, look) })))
  const failures = await takeEach(shots, ({ screen: { path, person }, look, file }) =>
    takePicture(browser, origin, {
      path,
      token: person === null ? undefined : tokens.get(person),
      look,
      file: join(folder, file),
      isWhole: true,
    }),
  )
  const pictures = shots.map(({ screen, look: { lang, mode, width }, file }): ScreenShot => {
    const earlier = before === undefined ? undefined : join(before, file)
    const known = earlier !== undefined && existsSync(earlier)
    return {
      screen: nameOf(screen),
      look: `${lang}, ${mode}, ${width} px`,
      file,
      ...(known && { before: relative(folder, earlier) }),
    }
  })
  return { count: shots.length, failures, sheet: pairSheet(pictures) }
}
