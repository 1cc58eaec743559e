import { expect, type Locator, type Page } from '@playwright/test'

import type { wordsFor } from './words.ts'

type PlayerWords = ReturnType<typeof wordsFor>['lesson']['player']

/** The button of a menu of the player: its name says what is in force, too. */
export const menuButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}: `) })

/** Plays the video of the open lesson, at double speed. */
export const playAtDoubleSpeed = async (page: Page, player: PlayerWords): Promise<void> => {
  await page.getByRole('button', { name: player.play(), exact: true }).click()
  await menuButton(page, player.speed()).click()
  await page.getByRole('menuitemradio', { name: player.speedValue({ rate: '2' }), exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
