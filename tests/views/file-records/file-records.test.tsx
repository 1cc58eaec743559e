import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { FILE_RECORDS_LIST, type FilePreview, type FileRecord } from '../../../src/domain/contract/file-records.list.ts'
import type { ActOnRows, PlainActOf } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { wholeList } from '../../../src/domain/list.ts'
import { known } from '../../../src/machines/known.ts'
import { actDeedThat, actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../../src/views/list/story-machines.ts'
import { FileRecordsPage } from '../../../src/views/pages/file-records/file-records.view.tsx'
import { resourceThat } from '../../../src/views/pages/story-actors.ts'
import { fileOf, uploadsThat } from '../../../src/views/uploads/story-uploads.ts'
import { Uploads } from '../../../src/views/uploads/uploads.view.tsx'
import { chooseAct, openActs } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

// As wide as a desk: there is no screen here.
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })),
)
afterEach(() => void vi.unstubAllGlobals())

const LESSON: FileRecord = {
  id: 1,
  name: 'Lesson 1.mp4',
  kind: 'video',
  size: 1840 * 1024 * 1024,
  usedBy: [{ use: 'lesson', name: 'Scene safety' }],
  sentBy: null,
  createdAt: '2026-03-01T09:30:00.000Z',
  state: 'kept',
}
const PICTURE: FileRecord = {
  id: 2,
  name: 'Work zone.jpg',
  kind: 'picture',
  size: 420_000,
  usedBy: [],
  sentBy: 'Dana Whitfield',
  createdAt: '2026-02-12T09:30:00.000Z',
  state: 'kept',
}
const TRASHED: FileRecord = { ...PICTURE, id: 3, name: 'Old.jpg', state: 'trashed' }

const ACT = storyAct({ list: 'fileRecords', act: 'trash' })

type Acted = ActOnRows<PlainActOf<typeof FILE_RECORDS_LIST>>

const PREVIEWS: Readonly<Record<number, FilePreview>> = {
  1: {
    id: 1,
    kind: 'video',
    url: '/lesson.mp4',
    captions: [
      { language: 'en', url: '/en.vtt' },
      { language: 'ar', url: '/ar.vtt' },
    ],
  },
  2: { id: 2, kind: 'picture', url: '/picture.jpg', captions: [] },
}

const open = async (shown?: number) => {
  const asked: Acted[] = []
  const uploads = uploadsThat()
  const deed = actDeedThat(
    FILE_RECORDS_LIST,
    fromPromise<ListAct, { subject: Acted }>(async ({ input }) => {
      asked.push(input.subject)
      return ACT
    }),
  )
  await renderSpoken(
    <FileRecordsPage
      title="File manager"
      asked={{ ...wholeList(FILE_RECORDS_LIST), ...(shown !== undefined && { open: shown }) }}
      list={listThat(FILE_RECORDS_LIST, rowsOf([LESSON, PICTURE, TRASHED]))}
      deed={deed}
      acting={actingThat()}
      look={resourceThat<FilePreview, number>(
        fromPromise(async ({ input: { query } }) => known(PREVIEWS[query], 'a preview')),
      )}
      renderUploads={(place) => <Uploads {...place} actor={uploads} />}
    />,
    ['fileRecordsList', 'uploads', 'lists', 'listActs', 'fieldRules'],
  )
  return { asked, uploads }
}

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .slice(1, -1)
    .map(({ textContent }) => textContent)
const actsOf = async (name: string) => {
  const acts = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return acts
}

test('each file says what it is, what uses it, and from whom it is', async () => {
  await open()
  expect(await cellsOf(/Lesson 1/)).toEqual([
    'Video',
    '1.8 GB',
    'Lesson: Scene safety',
    'Program',
    expect.stringContaining('2026'),
    'Kept',
  ])
  expect((await cellsOf(/Work zone/)).slice(2, 4)).toEqual(['Nothing', 'Dana Whitfield'])
})

test('what something uses is not offered to be put away, and what lies in the trash is taken out again', async () => {
  const { asked } = await open()
  expect(await actsOf('Work zone.jpg')).toEqual(['Put into the trash'])
  expect(await actsOf('Old.jpg')).toEqual(['Take out of the trash'])
  await chooseAct('Old.jpg', 'Take out of the trash')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take out' }))
  await waitFor(() =>
    expect(asked.map(({ act, rows }) => [act, rows.selection])).toEqual([['restore', { kind: 'some', ids: [3] }]]),
  )
})

test('files of any kind are added in a dialog, and go on when it is closed', async () => {
  const { uploads } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add files' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add files' })
  const files = [fileOf('Lesson 2.mp4', 5_000_000), fileOf('Lesson 2.vtt', 5000), fileOf('Lesson 2.jpg', 5000)]
  await userEvent.upload(within(dialog).getByLabelText('Choose files'), files)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const plans = uploads.getSnapshot().context.uploads.map((upload) => upload.getSnapshot().context.plan)
  expect(plans.map(({ target, kind }) => [target, kind])).toEqual([
    ['library', 'video'],
    ['library', 'captions'],
    ['library', 'picture'],
  ])
})

test('a video is looked at beside the list with the captions that it has where it is used, the reader’s own first', async () => {
  await open(1)
  const video = await screen.findByLabelText('Lesson 1.mp4', { selector: 'video' })
  const tracks = [...video.querySelectorAll('track')].map(({ srclang, label, default: isOwn }) => [
    srclang,
    label,
    isOwn,
  ])
  expect([video.getAttribute('src'), tracks]).toEqual([
    '/lesson.mp4',
    [
      ['en', 'English', true],
      ['ar', 'العربية', false],
    ],
  ])
})

test('a picture is seen, and opens whole', async () => {
  await open(2)
  expect((await screen.findByRole('img', { name: 'This file: Work zone.jpg' })).getAttribute('src')).toBe(
    '/picture.jpg',
  )
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe('/picture.jpg')
})
