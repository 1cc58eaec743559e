import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { QuickNote, QuickPanel as Contents } from '../../../src/domain/contract/quick-panel.contract.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { noteFormMachine, type NoteValues } from '../../../src/machines/quick-panel/note-form.machine.ts'
import { quickPanelMachine } from '../../../src/machines/quick-panel/quick-panel.machine.ts'
import { createResourceMachine, type ResourceMachine } from '../../../src/machines/resource/resource.machine.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { NOW, QUICK_PANEL } from '../../../src/views/pages/story-data.ts'
import { QuickPanelSheet } from '../../../src/views/shell/quick-panel/quick-panel-sheet.view.tsx'
import { QuickPanel } from '../../../src/views/shell/quick-panel/quick-panel.view.tsx'
import { handSource } from '../../machines/support/actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Query = { query: number }
type Note = { values: NoteValues }

/** A server that keeps what it is told, and a source that says so. */
const server = (first: Contents, refusal: Fault | null = null) => {
  let held = first
  const topics = handSource()
  const act = <Input,>(change: (input: Input) => Contents) =>
    fromPromise<void, Input>(async ({ input }) => {
      if (refusal) throw Object.assign(new Error('refused'), refusal)
      held = change(input)
      topics.tell({ type: 'topic.changed' })
    })
  const contents = createResourceMachine<Contents, number>().provide({
    actors: { read: fromPromise<Contents, Query>(async () => held), watchTopics: topics.logic },
  })
  const acts = quickPanelMachine.provide({
    actors: {
      clearEvents: act(({ ids }: { userId: number; ids: readonly string[] }) => ({
        ...held,
        events: held.events.filter(({ id }) => !ids.includes(id)),
      })),
      removeNote: act(({ noteId }: { userId: number; noteId: number }) => ({
        ...held,
        notes: held.notes.filter(({ id }) => id !== noteId),
      })),
      noteForm: noteFormMachine.provide({
        actors: {
          submit: fromPromise<QuickNote, Note>(async ({ input: { values } }) => {
            const note = { ...values, id: 99, createdAt: '2026-05-04T14:00:00Z' }
            held = { ...held, notes: [note, ...held.notes] }
            topics.tell({ type: 'topic.changed' })
            return note
          }),
          recallDraft: answers<Partial<NoteValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<NoteValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  })
  return { contents, acts }
}

const clock = () => resourceThat(answers<number, { query: undefined }>(NOW))

const open = async (
  world: Readonly<{ contents: ResourceMachine<Contents, number>; acts?: typeof quickPanelMachine }> | null,
  language: Locales = 'en',
) => {
  const own = world && { userId: 5, acts: server(QUICK_PANEL).acts, ...world }
  const made = clock()
  return renderSpoken(<QuickPanel clock={made} now={NOW} own={own} />, ['agenda', 'shell'], language)
}

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('today', () => {
  it.each([
    ['en', 'Monday', 'May 4, 2026'],
    ['tr', 'Pazartesi', '4 Mayıs 2026'],
    ['ar', 'الاثنين', new Intl.DateTimeFormat('ar', { dateStyle: 'long' }).format(NOW)],
  ] as const)('is written as in %s, for a guest too, who is offered a way in', async (language, weekday, date) => {
    await open(null, language)
    expect(screen.getByText(weekday)).toBeVisible()
    expect(screen.getByText(date)).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sign-in')
  })

  it('goes on with the day', async () => {
    let now = NOW
    const topics = handSource()
    const machine = createResourceMachine<number>().provide({
      actors: { read: fromPromise(async () => now), watchTopics: topics.logic },
    })
    await renderSpoken(<QuickPanel clock={machine} now={NOW} own={null} />, ['agenda', 'shell'])
    now += 86_400_000
    topics.tell({ type: 'topic.changed' })
    expect(await screen.findByText('Tuesday')).toBeVisible()
  })
})

describe('events', () => {
  it('say what, when by which clock, and where to go', async () => {
    await open(server(QUICK_PANEL))
    const rows = await screen.findAllByRole('listitem')
    const row = within(rows[1] ?? document.body)
    expect(row.getByRole('link', { name: 'Tow and Recovery Operator Course' })).toHaveAttribute('href', '/student/dash')
    expect(row.getByText('in 3 days, Thu, May 7, 8:00 AM (Central Time)')).toBeVisible()
    expect(row.getByText(/Interstate Heavy Recovery/)).toBeVisible()
    expect(row.getByText('Class.')).toBeInTheDocument()
  })

  it('are cleared one by one, and the focus stays with the rest', async () => {
    await open(server(QUICK_PANEL))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear: Tow and Recovery Operator Course' }))
    await waitFor(() => expect(screen.queryByText('Tow and Recovery Operator Course')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus()
    expect(region('Events').getByRole('status')).toHaveTextContent('2 events')
  })

  it('are cleared all at once', async () => {
    await open(server(QUICK_PANEL))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    expect(await screen.findByText(/^Nothing is coming up/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('that could not be cleared stay, say so, and can be cleared again', async () => {
    await open(server(QUICK_PANEL, { kind: 'unexpected' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear: Tow and Recovery Operator Course' }))
    expect(await screen.findByText('This could not be cleared, and is still here.')).toBeVisible()
    expect(screen.getByText('Tow and Recovery Operator Course')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('notes', () => {
  it('are added with the keyboard alone', async () => {
    await open(server(QUICK_PANEL))
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    expect(title).toHaveFocus()
    await userEvent.keyboard('Spare batteries{Tab}For the radio.{Tab}{Enter}')
    expect(await screen.findByText('Spare batteries')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus()
  })

  it('need a title', async () => {
    await open(server(QUICK_PANEL))
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save the note' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Field Required')
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })

  it('are deleted', async () => {
    await open(server(QUICK_PANEL))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Ask Captain Reyes' }))
    await waitFor(() => expect(screen.queryByText('Ask Captain Reyes')).toBeNull())
    expect(region('Notes').getByRole('status')).toHaveTextContent('1 note')
  })

  it('that could not be deleted stay, and say so', async () => {
    await open(server(QUICK_PANEL, { kind: 'unexpected' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Ask Captain Reyes' }))
    expect(await screen.findByText('The note could not be deleted, and is still here.')).toBeVisible()
    expect(screen.getByText('Ask Captain Reyes')).toBeVisible()
  })
})

describe('the panel', () => {
  it('says that there is nothing', async () => {
    await open(server({ notes: [], events: [] }))
    expect(await screen.findByText(/^Nothing is coming up/)).toBeVisible()
    expect(screen.getByText(/^No notes yet/)).toBeVisible()
  })

  it('says that it is loading', async () => {
    await open({ contents: resourceThat<Contents, number>(waits<Contents, Query>()) })
    expect(screen.getByRole('status', { name: 'Loading your notes and events' })).toBeVisible()
  })

  it('says that it could not be loaded, and tries again', async () => {
    await open({ contents: resourceThat<Contents, number>(fails<Contents, Query>({ kind: 'offline' })) })
    expect(await screen.findByRole('heading', { name: 'Your notes and events could not be loaded' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })

  it('keeps what it has when it cannot be read again', async () => {
    await open({ contents: resourceGoneStale<Contents, number>(QUICK_PANEL, { kind: 'offline' }) })
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    expect(screen.getByText('Ask Captain Reyes')).toBeVisible()
  })
})

describe('its sheet', () => {
  const Page = ({ onClose }: { onClose: () => void }) => {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
      onClose()
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Panel
        </button>
        {isOpen && <QuickPanelSheet onClose={close}>Contents</QuickPanelSheet>}
      </>
    )
  }

  it('is a modal dialog with a name and a way out', async () => {
    const onClose = vi.fn<() => void>()
    await renderSpoken(<Page onClose={onClose} />, ['agenda'])
    await userEvent.click(screen.getByRole('button', { name: 'Panel' }))
    expect(screen.getByRole('dialog', { name: 'Quick panel' })).toHaveAttribute('open')
    await userEvent.click(screen.getByRole('button', { name: 'Close the quick panel' }))
    expect([screen.queryByRole('dialog'), onClose.mock.calls.length]).toEqual([null, 1])
  })
})
