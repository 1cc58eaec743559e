import { join } from 'node:path'

import type { Browser, Page } from 'playwright-core'

import { writeLayout } from '../../src/domain/appearance-code.ts'
import { SCHEME_IDS } from '../../src/domain/appearance.ts'
import { LAYOUT_STYLES, layoutOf } from '../../src/domain/layout.ts'
import { THEME_MODES } from '../../src/domain/theme-mode.ts'
import ar from '../../src/i18n/ar/shell/index.ts'
import en from '../../src/i18n/en/shell/index.ts'
import { tokenOf } from '../../tests/e2e/support/visitor.ts'
import { SHOT_LANGUAGES, takeEach, takePicture } from './camera.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'

/** Who looks: of the lesson, someone who is in the middle of the course. */
const VIEWERS = { home: null, lesson: 'maya.feldman', settings: 'student' } as const
const LESSON = '/online-course/1'
const WORDS = { en, ar } as const

export const LOOK_CHOICES = {
  page: ['home', 'lesson', 'settings'],
  layout: LAYOUT_STYLES,
  scheme: SCHEME_IDS,
  mode: THEME_MODES,
  lang: SHOT_LANGUAGES,
  width: ['1280', '390'],
} as const

export type WantedLooks = Readonly<Partial<Record<keyof typeof LOOK_CHOICES, readonly string[] | undefined>>>

const shotsOf = (wanted: WantedLooks): readonly Shot[] => {
  const chosen = <Name extends keyof typeof LOOK_CHOICES>(name: Name): (typeof LOOK_CHOICES)[Name][number][] => {
    const all: readonly (typeof LOOK_CHOICES)[Name][number][] = LOOK_CHOICES[name]
    const asked: readonly string[] = wanted[name] ?? all
    const unknown = asked.filter((value) => !all.some((choice) => choice === value))
    if (unknown.length > 0) throw new Error(`--${name} is one of ${all.join(', ')}, not ${unknown.join(', ')}.`)
    return all.filter((choice) => asked.includes(choice))
  }
  return chosen('page').flatMap((page) =>
    chosen('layout').flatMap((layout) =>
      chosen('width').flatMap((width) =>
        chosen('lang').flatMap((lang) =>
          chosen('mode').flatMap((mode) =>
            chosen('scheme').map((scheme) => {
              const file = `${[page, layout, scheme, mode, lang, width].join('-')}.png`
              return { page, layout, scheme, mode, lang, width, file }
            }),
          ),
        ),
      ),
    ),
  )
}

/** The settings stand in a rail, or in the menu of the account where there is no room for one. */
const openSettings = async (page: Page, { settings, yourAccount }: (typeof WORDS)['en' | 'ar']): Promise<void> => {
  const button = page.getByRole('button', { name: settings, exact: true }).filter({ visible: true })
  const account = page.getByRole('button', { name: yourAccount }).filter({ visible: true })
  await button.or(account).first().waitFor()
  if (await button.count()) await button.first().click()
  else {
    await account.first().click()
    await page.getByRole('menuitem', { name: settings, exact: true }).click()
  }
  await page.getByRole('dialog').waitFor()
}

/** Home, a lesson and the settings in every look of the settings that is wanted. */
export const shootLooks = async (browser: Browser, origin: string, folder: string, wanted: WantedLooks) => {
  const shots = shotsOf(wanted)
  const tokens = new Map<string, string>()
  for (const [page, person] of Object.entries(VIEWERS)) {
    if (person !== null) tokens.set(page, await tokenOf(origin, person))
  }
  const failures = await takeEach(shots, ({ page: what, layout, scheme, mode, lang, width, file }) =>
    takePicture(browser, origin, {
      path: what === 'lesson' ? LESSON : '/home',
      token: tokens.get(what),
      look: { lang, mode, width: Number(width), scheme, layout: writeLayout(layoutOf(layout)) },
      file: join(folder, file),
      isWhole: what !== 'settings',
      prepare: async (page) => {
        if (what === 'lesson') await page.locator('video').waitFor()
        if (what === 'settings') await openSettings(page, WORDS[lang])
      },
    }),
  )
  return { count: shots.length, failures, sheet: contactSheet(shots) }
}
