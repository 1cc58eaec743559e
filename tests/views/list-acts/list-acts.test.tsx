import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { ACT_KEYS } from '../../../src/domain/list-act.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { wordsIn } from '../../../src/i18n/words-in.ts'
import { loadWords } from '../../../src/i18n/words.tsx'
import { listActMachine, type ListActInput } from '../../../src/machines/list-act/list-act.machine.ts'
import { actHistory } from '../../../src/views/list-acts/act-history.view.tsx'
import { ActNotice } from '../../../src/views/list-acts/act-notice.view.tsx'
import { actDoing, actName, actOutcome } from '../../../src/views/list-acts/act-words.ts'
import { actingThat, storyAct, type ActingParts } from '../../../src/views/list-acts/story-acts.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Asked = { act: ListAct }
const RUNNING = storyAct({ state: 'running', total: 250, done: 97, unchanged: 2, refused: 1, isUndoable: false })

const show = async (input: ListActInput, undo = waits<ListAct, Asked>(), language: Locales = 'en') => {
  const actor = createActor(
    listActMachine.provide({
      actors: {
        readAct: waits<ListAct, Asked>(),
        cancelAct: answers<ListAct, Asked>({ ...RUNNING, state: 'cancelled', isUndoable: true }),
        undoAct: undo,
        exportResults: answers<void, Asked>(undefined),
        saveFile: fails<void, Asked>({ kind: 'offline' }),
      },
    }),
    { input },
  ).start()
  await renderSpoken(<ActNotice actor={actor} />, ['listActs'], language)
  return actor
}

const button = (name: string) => screen.findByRole('button', { name })

describe('an act that is shown wherever a person goes', () => {
  it('says how far it is, and can be cancelled; then what was done can be undone', async () => {
    await show({ act: RUNNING })
    const bar = screen.getByRole('progressbar', { name: 'Moving students' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', '100 of 250'])
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    await userEvent.click(await button('Cancel: Move students'))
    expect(await screen.findByText('97 students were moved')).toBeVisible()
    expect(screen.getByText('Cancelled: the rest was left alone')).toBeVisible()
    expect(await button('Undo: Move students')).toBeVisible()
  })

  it('says apart what was done, what needed nothing and what could not be done, with the results of each', async () => {
    await show({ act: storyAct({ total: 12, done: 8, unchanged: 1, refused: 3 }) })
    expect(screen.getByRole('status').textContent).toBe('8 students were movedOne needed nothing3 could not be done')
    expect(await button('Results (CSV): Move students')).toBeVisible()
  })

  it('that registers for a class says how many have a seat, and how many wait', async () => {
    const register = { list: 'allStudents', act: 'register' } as const
    await show({ act: storyAct({ ...register, total: 42, done: 40, apart: 28, unchanged: 1, refused: 1 }) })
    expect(screen.getByRole('status').textContent).toBe(
      '12 students got a seat28 students are on the waitlistOne was in the class alreadyOne could not be done',
    )
  })

  it('that makes certificates says who has none, not that they needed nothing', async () => {
    await show({ act: storyAct({ list: 'allStudents', act: 'certificates', total: 3, done: 1, unchanged: 2 }) })
    expect(screen.getByRole('status').textContent).toBe(
      'The certificates of one student are ready2 have no valid certificate',
    )
  })

  it('is undone, and says what was changed since and stays', async () => {
    const undone = storyAct({ state: 'undone', undone: 2, kept: 1, isUndoable: false })
    await show({ act: storyAct() }, answers<ListAct, Asked>(undone))
    await userEvent.click(await button('Undo: Move students'))
    expect(await screen.findByText('2 were undone')).toBeVisible()
    expect(screen.getByText('One was changed since and stays')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    expect(screen.getByRole('group', { name: 'Move students' })).toHaveFocus()
  })

  it('that was refused to be undone says why, and does not offer it again', async () => {
    const fault = { kind: 'conflict', message: 'It is too late.' } as const
    await show({ act: storyAct() }, fails<ListAct, Asked>(fault))
    await userEvent.click(await button('Undo: Move students'))
    expect(await screen.findByText('It is too late.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    await userEvent.click(await button('Dismiss: Move students'))
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('offers what it has made, keeps it until it is dismissed, and says where it could not be saved', async () => {
    const file = { until: '2026-05-22T15:00:00.000Z' }
    const more = { list: 'allStudents', act: 'certificates', isUndoable: false, undoUntil: null } as const
    await show({ act: storyAct({ ...more, file }) })
    expect(screen.getByRole('status').textContent).toBe('The certificates of 3 students are ready')
    await userEvent.click(await button('Save the file: Print certificates'))
    expect(await screen.findByText('The file could not be saved')).toBeVisible()
    expect(await button('Dismiss: Print certificates')).toBeVisible()
  })

  it('stays while the pointer or the focus is on it', async () => {
    const actor = await show({ act: storyAct() })
    await userEvent.hover(screen.getByRole('group'))
    expect(actor.getSnapshot().matches({ course: { over: 'attended' } })).toBe(true)
    await userEvent.unhover(screen.getByRole('group'))
    expect(actor.getSnapshot().matches({ course: { over: 'told' } })).toBe(true)
    await userEvent.tab()
    expect(actor.getSnapshot().matches({ course: { over: 'attended' } })).toBe(true)
  })
})

describe('the words of acts', () => {
  it.each(['en', 'tr', 'ar'] as const)('are there for each act of each list in %s', async (language) => {
    await loadWords(language, ['listActs'])
    const words = wordsIn(language)
    const said = ACT_KEYS.flatMap((key) => {
      const [list = '', act = ''] = key.split('.')
      const shown = storyAct({ list, act })
      return [actName(words, shown), actDoing(words, shown)].concat(actOutcome(words, shown))
    })
    const unknown = actName(words, storyAct({ list: 'later', act: 'fly' }))
    expect(said.filter((line) => line.trim() === '' || line === unknown)).toEqual([])
  })
})

describe('the history of a list', () => {
  const open = async (parts: ActingParts) => {
    await renderSpoken(<>{actHistory('groupStudents', actingThat(parts))(false)}</>, ['listActs'])
    await userEvent.click(await button('History'))
    return within(await screen.findByRole('dialog', { name: 'Done with this list' }))
  }
  const ACTS = [
    { ...RUNNING, id: 1 },
    storyAct({ id: 2, act: 'remove', total: 12, done: 8, refused: 4 }),
    storyAct({ id: 3, state: 'undone', undone: 3, isUndoable: false }),
  ]

  it('has of each act what, when, how many and what became of it', async () => {
    const dialog = await open({ history: answers<readonly ListAct[], { query: undefined }>(ACTS) })
    const items = await dialog.findAllByRole('listitem')
    expect(
      items.map((item) =>
        within(item)
          .queryAllByRole('button')
          .map((one) => one.textContent),
      ),
    ).toEqual([['Cancel'], ['Undo', 'Results (CSV)'], ['Results (CSV)']])
    expect(items[1]).toHaveTextContent(/^Remove studentsDone12 rows · .+8 students were removed4 could not be done/)
    expect(items[2]).toHaveTextContent(/Undone3 rows/)
  })

  it('cancels, undoes and saves what is chosen', async () => {
    const [cancel, undo] = [vi.fn<(act: ListAct) => void>(), vi.fn<(act: ListAct) => void>()]
    const dialog = await open({
      history: answers<readonly ListAct[], { query: undefined }>(ACTS),
      cancel,
      undo,
      save: fails<void, { subject: ListAct }>({ kind: 'offline' }),
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel: Move students' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo: Remove students' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Results (CSV): Remove students' }))
    expect(await dialog.findByText('The results could not be prepared')).toBeVisible()
    expect([cancel.mock.calls, undo.mock.calls]).toEqual([[[ACTS[0]]], [[ACTS[1]]]])
  })

  it('says where there is nothing yet, and where it could not be asked for', async () => {
    const dialog = await open({ history: fails<readonly ListAct[], { query: undefined }>({ kind: 'offline' }) })
    expect(await dialog.findByText('What was done could not be loaded')).toBeVisible()
  })
})
