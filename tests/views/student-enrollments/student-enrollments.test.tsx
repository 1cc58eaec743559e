import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { STUDENTS_BY_DELIVERY } from '../../../src/domain/contract/student-enrollments.list.ts'
import { type Delivery } from '../../../src/domain/delivery.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import { wholeList, type ChosenRows } from '../../../src/domain/list.ts'
import type { Notice } from '../../../src/machines/notifications/notification-list.ts'
import type {
  MessageSent,
  MessageTo,
  MessageValues,
} from '../../../src/machines/student-enrollments/message-form.machine.ts'
import { actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { fails } from '../../../src/views/pages/story-actors.ts'
import { questionsThat } from '../../../src/views/pages/student-enrollments/story-questions.ts'
import { studentDeedsThat, studentListThat } from '../../../src/views/pages/student-enrollments/story-students.ts'
import {
  StudentEnrollmentsPage,
  type StudentsPart,
} from '../../../src/views/pages/student-enrollments/student-enrollments.view.tsx'
import { chooseAct, chooseItem, openActs } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

/** A screen as wide as a desk's: jsdom has none. */
beforeEach(() => {
  tell.mockClear()
  begun.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => void vi.unstubAllGlobals())

const tell = vi.fn<(notice: Notice) => void>()
const begun = vi.fn<(act: ListAct) => void>()

/** Where a press on a link led. */
let visited: readonly string[] = []

const open = async (deeds = studentDeedsThat(), delivery: Delivery = 'online') => {
  const onPart = vi.fn<(part: StudentsPart) => void>()
  ;({ visited } = await renderSpoken(
    <StudentEnrollmentsPage
      part={delivery}
      asked={wholeList(STUDENTS_BY_DELIVERY[delivery])}
      list={studentListThat(delivery)}
      deeds={deeds}
      onPart={onPart}
      questions={questionsThat()}
      tell={tell}
      acting={actingThat({ begun })}
    />,
    ['studentEnrollments', 'lists', 'listActs', 'fieldRules', 'choosing'],
  ))
  return onPart
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe("an instructor's students", () => {
  it('stand with the labels of the specification', async () => {
    await open()
    await screen.findByText('Maya Feldman')
    for (const label of [
      'Active - 4 of 9 complete',
      'Completed',
      'Expired - Incomplete',
      'Completed - Expired',
      'Dropped',
      'Verified - Course Incomplete',
    ])
      expect(screen.getAllByText(label).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Not Verified').length).toBeGreaterThan(1)
  })

  it('of classes are another tab, with the way to the roster', async () => {
    const onPart = await open()
    await userEvent.click(screen.getByRole('radio', { name: 'In-person classes' }))
    expect(onPart.mock.calls).toEqual([['inPerson']])
  })

  it('of a class stand as the roster has them', async () => {
    await open(undefined, 'inPerson')
    expect((await openActs('Grace Tanaka')).map((item) => item.textContent)).toEqual([
      'Open the roster',
      'Open their page',
      'Write',
    ])
    await chooseItem('Open the roster')
    await vi.waitFor(() => expect(visited.at(-1)).toBe('/instructor/roster/3'))
    expect(screen.getByText('No-show')).toBeVisible()
  })

  it('are verified after a question', async () => {
    const chosen: ChosenRows[] = []
    const act = storyAct({ list: 'studentEnrollments', act: 'verify' })
    const verify = fromPromise<ListAct, { subject: ChosenRows }>(async ({ input }) => {
      chosen.push(input.subject)
      return act
    })
    await open(studentDeedsThat({ verify }))
    await chooseAct('Maya Feldman', 'Verify')
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify one enrollment' })
    expect(chosen).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verify' }))
    await vi.waitFor(() => expect(begun.mock.calls).toEqual([[act]]))
    expect(chosen.map(({ selection }) => selection)).toEqual([{ kind: 'some', ids: [1] }])
  })

  it.each<[string, Fault, string]>([
    ['it is not known whether it was sent', { kind: 'offline' }, 'Whether this was done is not known'],
    [
      'nothing was sent',
      { kind: 'offline', code: 'UNSENT' },
      'You are offline. Nothing was sent. Try again when the network is back. What you wrote is kept.',
    ],
  ])('are written to, and what was written is kept where %s', async (_what, fault, said) => {
    const submit = fails<MessageSent, { values: MessageValues; about?: unknown }>(fault)
    await open(studentDeedsThat({ submit }))
    await chooseAct('Maya Feldman', 'Write')
    const dialog = await screen.findByRole('dialog', { name: 'Write to one student' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByRole('link', { name: 'Subject: Field Required' })).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Subject' }), 'Two lessons')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Go on.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(said)
    expect(within(dialog).getByRole('textbox', { name: 'Message' })).toHaveValue('Go on.')
  })

  it('who are chosen are those that are written to, in the tab that they stand in', async () => {
    const sent: unknown[] = []
    const submit = fromPromise<MessageSent, { values: MessageValues; about?: unknown }>(async ({ input }) => {
      sent.push(input)
      return { recipients: 4 }
    })
    await open(studentDeedsThat({ submit }), 'inPerson')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await press('Write')
    const dialog = await screen.findByRole('dialog', { name: 'Write to 4 students' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Subject' }), 'Tomorrow')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Bring your vest.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(tell.mock.calls).toEqual([[{ tone: 'success', text: 'Sent to 4 students' }]]))
    const about: MessageTo = {
      delivery: 'inPerson',
      students: { selection: { kind: 'some', ids: [6, 7, 8, 9] }, count: 4, isExact: true },
    }
    expect(sent).toEqual([{ values: { subject: 'Tomorrow', text: 'Bring your vest.' }, about }])
  })
})

describe('questions about lessons', () => {
  const ask = async (questions = questionsThat()) => {
    await renderSpoken(
      <StudentEnrollmentsPage
        part="questions"
        asked={wholeList(STUDENTS_BY_DELIVERY.online)}
        list={studentListThat('online')}
        deeds={studentDeedsThat()}
        onPart={() => undefined}
        questions={questions}
        tell={tell}
        acting={actingThat({ begun })}
      />,
      ['studentEnrollments', 'lists', 'listActs', 'fieldRules', 'choosing'],
    )
  }
  const QUESTION = 'Why is the engine angled to the left here?'

  it('say where they are of and who asked; what waits can be closed, and what is closed opened', async () => {
    await ask()
    expect((await screen.findAllByText('Safe Vehicle Positioning')).length).toBeGreaterThan(0)
    expect((await openActs(QUESTION)).map((item) => item.textContent)).toEqual([
      'Answer',
      'Close without an answer',
      'Open their page',
    ])
  })

  it('are answered above what was asked; an empty answer is told at its field', async () => {
    await ask()
    await chooseAct(QUESTION, 'Answer')
    const dialog = await screen.findByRole('dialog', { name: 'Answer Maya Feldman' })
    expect(dialog).toHaveTextContent(`About Safe Vehicle Positioning, 03:12: “${QUESTION}”`)
    await press('Send the answer')
    expect(await screen.findByRole('textbox', { name: /Your answer/ })).toBeInvalid()
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'Away from the crew.')
    await press('Send the answer')
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith({ tone: 'success', text: 'Your answer was sent.' }))
  })
})
