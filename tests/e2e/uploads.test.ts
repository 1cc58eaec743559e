import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { makeVideo } from '../support/large-video.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const MIB = 1024 * 1024
const NAME = 'A long lesson.mp4'

let installation: Installation
let folder: string
test.beforeAll(async () => {
  installation = await startInstallation()
  folder = await mkdtemp(join(tmpdir(), 'tim-uploads-'))
  await makeVideo(join(folder, NAME), 20 * MIB)
})
test.afterAll(async () => {
  await installation.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a video goes on by itself when a piece is lost, and after a reload once it is chosen again, and is put away and taken back', async ({
  browser,
}) => {
  const { uploads: said, fileRecordsList, shell, listActs } = wordsFor('en')
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  const pieces: string[] = []
  // Of three pieces the second is lost once, and the third does not come through before the reload.
  await page.route('**/api/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (route.request().method() !== 'PATCH' || offset === undefined) return route.continue()
    pieces.push(offset)
    if (pieces.length === 2) return route.abort('connectionreset')
    return pieces.length === 4 ? undefined : route.continue()
  })

  const choose = async () => {
    await open(page, '/admin/file-manager')
    await page.getByRole('button', { name: fileRecordsList.upload(), exact: true }).click()
    await page.getByLabel(said.chooseMany.file(), { exact: true }).setInputFiles(join(folder, NAME))
  }
  await choose()
  await expect.poll(() => pieces).toEqual(['0', String(8 * MIB), String(8 * MIB), String(16 * MIB)])
  await expect(page.getByRole('dialog').getByText('80%')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: fileRecordsList.upload(), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(said.faces.awaitingFile())).toBeVisible()
  await dialog.getByLabel(said.chooseMany.file(), { exact: true }).setInputFiles(join(folder, NAME))
  await expect(dialog.getByText(said.faces.ready())).toBeVisible()
  expect(pieces.at(-1)).toBe(String(16 * MIB))
  await page.keyboard.press('Escape')

  const table = page.getByRole('table', { name: shell.menu.fileManager() })
  const row = table.getByRole('row').filter({ hasText: NAME })
  await expect(row).toContainText(fileRecordsList.unused())
  const { trash } = listActs.acts.fileRecords
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: fileRecordsList.acts.trash.choose(), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: fileRecordsList.acts.trash.confirm(), exact: true })
    .click()
  await expect(row).toContainText(fileRecordsList.states.trashed())
  const notice = page.getByRole('group', { name: trash.name(), exact: true })
  await notice.getByRole('button', { name: listActs.undoNamed({ act: trash.name() }) }).click()
  await expect(row).toContainText(fileRecordsList.states.kept())
  await context.close()
})
