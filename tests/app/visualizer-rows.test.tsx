import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'

import { factsOf } from '../../src/devtools/facts/chart-facts.ts'
import type { Entry } from '../../src/devtools/recording/record.ts'
import { EntryDetails } from '../../src/devtools/view/entry-details.view.tsx'
import { EventForm } from '../../src/devtools/view/event-form.view.tsx'

const types = {} as { context: { waiting: number }; events: { type: 'paper.confirmed' } }

const paper = setup({
  types,
  guards: { canComplete: ({ context }) => context.waiting === 0 },
}).createMachine({
  id: 'paper',
  context: { waiting: 2 },
  initial: 'open',
  states: { open: { on: { 'paper.confirmed': { guard: 'canComplete', target: 'complete' } } }, complete: {} },
})

const snapshot = createActor(paper).getSnapshot()

test('a guard that says no tells what it asks for where the event is written', () => {
  render(
    <EventForm type="paper.confirmed" shape={null} output={null} snapshot={snapshot} last={null} onSend={() => {}} />,
  )
  const said = within(screen.getByRole('list', { name: 'Guards of paper.confirmed' })).getByRole('listitem').textContent
  expect(said).toMatch(/^to complete canComplete: nocanComplete asks: .*context\.waiting === 0$/)
})

test('what came of an answer stands above the answer, however long that is', () => {
  const entry: Entry = {
    number: 1,
    at: 0,
    actor: 'paper',
    session: 'x:0',
    kind: 'told',
    type: 'paper.confirmed',
    from: null,
    data: { output: 'a long answer' },
    moves: ['paper.open | paper.confirmed | 0'],
    isIgnored: false,
    picture: { status: 'active', value: 'complete', context: {} },
  }
  render(<EntryDetails entry={entry} entries={[entry]} facts={factsOf(paper)} />)
  const moves = screen.getByRole('list', { name: 'Moves' })
  const payload = screen.getByText(/a long answer/)
  expect(moves.compareDocumentPosition(payload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
