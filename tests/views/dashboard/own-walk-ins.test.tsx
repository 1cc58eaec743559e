import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { OwnWalkIn } from '../../../src/domain/contract/own-walk-ins.contract.ts'
import { createDeedMachine } from '../../../src/machines/deed/deed.machine.ts'
import { createResourceMachine } from '../../../src/machines/resource/resource.machine.ts'
import type { AnsweredWalkIn } from '../../../src/views/pages/dashboard/own-walk-in-dialog.view.tsx'
import { WALK_INS, walkInsThat } from '../../../src/views/pages/dashboard/own-walk-ins.story-data.ts'
import { OwnWalkIns, type OwnWalkInsProps } from '../../../src/views/pages/dashboard/own-walk-ins.view.tsx'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import { shellActors } from '../../../src/views/shell/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = (machines: OwnWalkInsProps) =>
  renderSpoken(
    <ActorsProvider actors={shellActors()}>
      <OwnWalkIns {...machines} />
    </ActorsProvider>,
    ['shell', 'dashboard'],
  )

/** Keeps what was said of which class. */
const noting = (said: unknown[]): OwnWalkInsProps => ({
  ...walkInsThat(WALK_INS),
  answering: createDeedMachine<AnsweredWalkIn>().provide({
    actors: {
      perform: fromPromise<void, { subject: AnsweredWalkIn }>(({ input: { subject } }) => {
        said.push([subject.walkIn.id, subject.wasMe])
        return Promise.resolve()
      }),
    },
  }),
})

// What is compiled when it is first asked for takes its time.
beforeAll(async () => {
  await import('../../../src/views/pages/dashboard/own-walk-in-dialog.view.tsx')
})

const press = async (row: string, name: string) => {
  const item = await screen.findByRole('listitem', { name: row })
  const button = within(item).getByRole('button', { name })
  // What it brings is waited for.
  await act(() => userEvent.click(button))
  return within(await screen.findByRole('alertdialog'))
}

test('whoever is asked of nothing sees nothing', async () => {
  await open(walkInsThat([]))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('each class says when and where it is, and asks whether it was them', async () => {
  await open(walkInsThat(WALK_INS))
  expect(await screen.findByRole('heading', { name: 'Is this you?', level: 2 })).toBeVisible()
  const item = within(await screen.findByRole('listitem', { name: 'Tow and recovery operator' }))
  expect(item.getByText('DOT District 1 training pad')).toBeVisible()
  expect(item.getByText(/^You were added to this class by its instructor/)).toBeVisible()
})

test.each([
  ['This is me', true, 'The class is yours. Its certificate is here once it is completed.'],
  ['This was not me', false, 'You are off the class.'],
])('"%s" is asked about first, and told once it is said', async (name, wasMe, told) => {
  const said: unknown[] = []
  await open(noting(said))
  const dialog = await press('National TIM responder', name)
  expect(said).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name }))
  expect(await screen.findByText(told)).toBeVisible()
  expect(said).toEqual([[1, wasMe]])
  await waitFor(() => expect(screen.getByText(told).closest('[role=status]')).toHaveFocus())
})

test('an answer stands where it was asked, and stays there when its class is asked about no more', async () => {
  let asked = WALK_INS
  let announce = () => {}
  await open({
    machine: createResourceMachine<readonly OwnWalkIn[]>().provide({
      actors: {
        read: fromPromise<readonly OwnWalkIn[], { query: undefined }>(() => Promise.resolve(asked)),
        watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
          announce = () => sendBack({ type: 'topic.changed' })
        }),
      },
    }),
    answering: walkInsThat([]).answering,
  })
  const rows = () =>
    screen.getAllByRole('listitem').map((row) => {
      const told = within(row).getByRole('status').textContent
      return [within(row).getByRole('heading').textContent, told === '' ? 'asked' : told]
    })
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const answer = async (row: string, name: string) => {
    const dialog = await press(row, name)
    await userEvent.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const before = rows()
    asked = asked.filter(({ courseTitle }) => courseTitle !== row)
    await act(async () => announce())
    return [before, rows(), headings()]
  }
  const yours = 'The class is yours. Its certificate is here once it is completed.'
  const first = [
    ['National TIM responder', yours],
    ['Tow and recovery operator', 'asked'],
  ]
  expect(await answer('National TIM responder', 'This is me')).toEqual([first, first, ['Is this you?']])
  const [, after, heading] = await answer('Tow and recovery operator', 'This was not me')
  expect([after, heading]).toEqual([[['Tow and recovery operator', 'You are off the class.']], ['Your answer']])
})

test('the question leads to where it is asked, which may be out of sight', async () => {
  await open(walkInsThat(WALK_INS))
  await userEvent.click(await screen.findByRole('button', { name: 'Is this you?' }))
  expect(screen.getByRole('region', { name: 'Is this you?' })).toHaveFocus()
})

test('what was not said is told, and can be said again', async () => {
  await open(walkInsThat(WALK_INS, { kind: 'offline' }))
  const dialog = await press('National TIM responder', 'This is me')
  await userEvent.click(dialog.getByRole('button', { name: 'This is me' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'This is me' })).toBeEnabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByRole('listitem', { name: 'National TIM responder' })).toBeVisible()
})
