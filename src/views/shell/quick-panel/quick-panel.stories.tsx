import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent } from 'storybook/test'

import type { QuickNote, QuickPanel as Contents } from '../../../domain/contract/quick-panel.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { noteFormMachine, type NoteValues } from '../../../machines/quick-panel/note-form.machine.ts'
import { quickPanelMachine } from '../../../machines/quick-panel/quick-panel.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../pages/story-actors.ts'
import { NOW, QUICK_PANEL } from '../../pages/story-data.ts'
import { onAPhone, stage } from '../../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic, LONG_WORD } from '../../ui/story-kit.tsx'
import { QuickPanelSheet } from './quick-panel-sheet.view.tsx'
import { QuickPanel } from './quick-panel.view.tsx'

type Query = { query: number }
type StoryProps = Readonly<{
  isGuest: boolean
  contents: () => ResourceMachine<Contents, number>
  clearing: () => ReturnType<typeof answers<void, { userId: number; ids: readonly string[] }>>
  saving: () => ReturnType<typeof answers<QuickNote, { values: NoteValues }>>
  onClose: () => void
}>

const Sheet = ({ isGuest, contents, clearing, saving, onClose }: StoryProps) => {
  const [made] = useState(() => ({
    clock: resourceThat(answers<number, { query: undefined }>(NOW)),
    contents: contents(),
    acts: quickPanelMachine.provide({
      actors: {
        clearEvents: clearing(),
        removeNote: answers<void, { userId: number; noteId: number }>(undefined),
        noteForm: noteFormMachine.provide({
          actors: {
            submit: saving(),
            recallDraft: answers<Partial<NoteValues> | null, { form: string }>(null),
            keepDraft: answers<void, { form: string; draft: Partial<NoteValues> }>(undefined),
            dropDraft: answers<void, { form: string }>(undefined),
          },
        }),
      },
    }),
  }))
  const own = isGuest ? null : { userId: 5, contents: made.contents, acts: made.acts }
  return (
    <QuickPanelSheet onClose={onClose}>
      <QuickPanel clock={made.clock} now={NOW} own={own} />
    </QuickPanelSheet>
  )
}

const reads = (panel: Contents) => () => resourceThat<Contents, number>(answers<Contents, Query>(panel))

const meta: Meta<typeof Sheet> = {
  title: 'Shell/Quick panel',
  component: Sheet,
  ...stage('agenda', 'shell'),
  args: {
    isGuest: false,
    contents: reads(QUICK_PANEL),
    clearing: () => answers<void, { userId: number; ids: readonly string[] }>(undefined),
    saving: () => waits<QuickNote, { values: NoteValues }>(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Sheet>

const pressButton =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }

const unanswered: Fault = { kind: 'offline' }

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabic: Story = inArabic
export const OnAPhone: Story = onAPhone
export const Empty: Story = { args: { contents: reads({ notes: [], events: [] }) } }
export const LongWords: Story = {
  args: {
    contents: reads({
      notes: [{ id: 1, title: LONG_WORD, detail: LONG_WORD, createdAt: '2026-05-01T08:00:00Z' }],
      events: QUICK_PANEL.events.map((event) => ({ ...event, title: LONG_WORD, detail: LONG_WORD })),
    }),
  },
  ...onAPhone,
}
export const Loading: Story = { args: { contents: () => resourceThat<Contents, number>(waits<Contents, Query>()) } }
export const Failed: Story = {
  args: { contents: () => resourceThat<Contents, number>(fails<Contents, Query>({ kind: 'unexpected' })) },
}
export const Stale: Story = {
  args: { contents: () => resourceGoneStale<Contents, number>(QUICK_PANEL, unanswered) },
}
export const Clearing: Story = {
  args: { clearing: () => waits<void, { userId: number; ids: readonly string[] }>() },
  play: pressButton(/^Clear all/),
}
export const NotCleared: Story = {
  args: { clearing: () => fails<void, { userId: number; ids: readonly string[] }>(unanswered) },
  play: pressButton(/^Clear: Tow/),
}
export const Writing: Story = { play: pressButton(/^Add a note/) }
export const NotSaved: Story = {
  args: {
    saving: () =>
      fails<QuickNote, { values: NoteValues }>({
        kind: 'conflict',
        message: 'You have as many notes as can be kept. Delete one to add another.',
      }),
  },
  play: async (story) => {
    await pressButton(/^Add a note/)(story)
    await userEvent.keyboard('Vest{Enter}')
  },
}
export const Guest: Story = { args: { isGuest: true } }
export const GuestInArabicAtNight: Story = { args: { isGuest: true }, ...arabicAtNight }
