import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { HOW_TO_LIST } from '../../../src/domain/contract/how-to.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { HowToValues } from '../../../src/machines/how-to/how-to-form.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { HowToListPage } from '../../../src/views/pages/how-to/how-to-list.view.tsx'
import { howToThat, type HowToParts } from '../../../src/views/pages/how-to/story-how-to.ts'
import { READY } from '../../../src/views/uploads/story-uploads.ts'
import type { UploadsPlace } from '../../../src/views/uploads/uploads.props.ts'
import { openActs } from '../support/row-menu.ts'
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

type Sent = { values: HowToValues; about?: unknown }
type Ordered = { was: readonly number[]; ids: readonly number[] }

const open = async (parts: HowToParts = {}) => {
  const places: UploadsPlace[] = []
  const added: number[] = []
  await renderSpoken(
    <HowToListPage
      title="How To Videos"
      asked={wholeList(HOW_TO_LIST)}
      machines={howToThat(parts)}
      acting={actingThat()}
      renderUploads={(place) => {
        places.push(place)
        return <button type="button">{`Send ${place.kinds.join()} ${place.language ?? ''}`}</button>
      }}
      addressOf={(id) => `/admin/how-to?video=${id}`}
      onAdded={(id) => added.push(id)}
    />,
    ['howToList', 'shell', 'uploads', 'lists', 'listActs', 'fieldRules'],
  )
  return { places, added }
}

test('each video says whom it is for, on which pages it is, how long it is and where it stands', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /Plan a class/ })
  const cells = within(row).getAllByRole('cell').slice(1, -1)
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1',
    'Instructors and Administrators',
    'Instructor Dashboard and New class',
    '00:34',
    'Published',
  ])
  expect(within(row).getByRole('link', { name: 'Plan a class' })).toHaveAttribute('href', '/admin/how-to?video=1')
})

test('one that was found by what is said in it shows what that is', async () => {
  await open()
  expect(await screen.findByText('“Nobody is reminded of the same course twice within seven days.”')).toBeVisible()
})

test('what can be done with it goes by where it stands', async () => {
  await open()
  const actsOf = async (name: string) => {
    const acts = (await openActs(name)).map(({ textContent }) => textContent)
    await userEvent.keyboard('{Escape}')
    return acts
  }
  await screen.findByRole('row', { name: /Plan a class/ })
  expect(await actsOf('Plan a class')).toEqual(['Unpublish', 'Put into the trash'])
  expect(await actsOf('Remind everyone who is overdue')).toEqual(['Publish', 'Put into the trash'])
  expect(await actsOf('The old way')).toEqual(['Take out of the trash'])
})

const fill = async () => {
  for (const [name, text] of [
    ['Title, English', 'Hold a class'],
    ['Title, Türkçe', 'Sınıf yapın'],
    ['Title, العربية', 'نفّذ صفًا'],
  ] as const)
    await userEvent.type(screen.getByRole('textbox', { name }), text)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Instructors' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Roster' }))
}

test('a video is added with what was sent for it, and what it lacks is told at its field', async () => {
  const sent: HowToValues[] = []
  const { places, added } = await open({
    submit: fromPromise<Readonly<{ id: number }>, Sent>(async ({ input }) => {
      sent.push(input.values)
      return { id: 9 }
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a video' }))
  await screen.findByRole('textbox', { name: 'Title, English' })
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('group', { name: 'Video' })).toHaveTextContent('Field Required')
  expect(screen.getByRole('group', { name: 'Captions, English' })).toHaveTextContent('Field Required')
  const placeOf = (kind: string, language?: string) =>
    places.findLast((place) => place.kinds[0] === kind && place.language === language)
  expect(placeOf('video')?.target).toBe('howTo')
  placeOf('video')?.onReady?.(READY)
  placeOf('captions', 'en')?.onReady?.({ ...READY, file: { container: 'lessons', name: 'words.vtt' } })
  await waitFor(() => expect(screen.getByRole('group', { name: 'Video' })).toHaveTextContent('MP4'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(added).toEqual([9]))
  expect(sent).toMatchObject([
    {
      titleEn: 'Hold a class',
      video: READY.file?.name,
      captionsEn: 'words.vtt',
      roles: ['instructor'],
      pages: ['/instructor/roster/:instructorCourseId'],
    },
  ])
})

const ordered = () =>
  within(screen.getByRole('list', { name: 'Videos in their order' }))
    .getAllByRole('listitem')
    .map((item) => /\. ([^.]*?)(?:Draft|$)/.exec(item.textContent)?.[1])

test('the order is changed by keys, which keep the focus and are announced, and each change is written', async () => {
  const sent: Ordered[] = []
  await open({
    saveOrder: fromPromise<void, Ordered>(async ({ input }) => {
      sent.push(input)
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Put in order' }))
  const down = await screen.findByRole('button', { name: 'Move down: Plan a class' })
  down.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(ordered()).toEqual(['Remind everyone who is overdue', 'Plan a class', 'The old way'])
  expect(down).toHaveFocus()
  expect(screen.getByText('Plan a class: now 2 of 3')).toBeInTheDocument()
  await waitFor(() => expect(sent).toEqual([{ was: [1, 2, 3], ids: [2, 1, 3] }]))
})

test('where somebody else changed the order it is said, and shown as it is now', async () => {
  await open({
    saveOrder: fromPromise<void, Ordered>(() => Promise.reject(new FaultError({ kind: 'conflict' }))),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Put in order' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move up: The old way' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed the order')
  await userEvent.click(screen.getByRole('button', { name: 'Show the order as it is now' }))
  await waitFor(() => expect(ordered()).toEqual(['Plan a class', 'Remind everyone who is overdue', 'The old way']))
})
