import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { ClassChoices, HeldClass } from '../../../domain/contract/held-class.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ClassDeskPage } from './class-desk.view.tsx'
import { CANCELLED, CHOICES, CLASHES, COMPLETED, deskThat, HELD } from './story-classes.ts'
import { sheetsThat } from './story-sheets.ts'

const DRAFT = { notes: 'Bring boots.', version: HELD.version }
const OFFLINE: Fault = { kind: 'offline' }
type Asked = { classId: number }

const Page = withFresh(ClassDeskPage, 'machine', 'choices', 'sheets')

const meta: Meta<typeof Page> = {
  title: 'Pages/Class of an instructor',
  component: Page,
  ...stage('classDesk', 'fieldRules', 'choosing'),
  args: {
    classId: 7,
    viewerId: 11,
    runs: false,
    writeTo: null,
    now: NOW,
    tell: () => {},
    machine: () => deskThat(),
    choices: () => resourceThat(answers<ClassChoices, { query: undefined }>(CHOICES)),
    sheets: () => sheetsThat(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }

export const Ahead: Story = {}
export const AheadAtNight: Story = atNight
export const AheadInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Underway: Story = {
  args: {
    machine: () => deskThat({ held: { ...HELD, nextEvents: ['class.cancelled'] } }),
    now: Date.parse(HELD.courseDate) + 1,
  },
}
export const Cancelled: Story = { args: { machine: () => deskThat({ held: CANCELLED }) } }
export const Completed: Story = { args: { machine: () => deskThat({ held: COMPLETED }) } }
export const CompletedInArabicAtNight: Story = {
  ...arabicAtNight,
  args: { machine: () => deskThat({ held: COMPLETED }) },
}
export const CompletedOnAPhone: Story = { ...onAPhone, args: { machine: () => deskThat({ held: COMPLETED }) } }
export const NobodyYet: Story = {
  args: {
    machine: () =>
      deskThat({
        held: {
          ...HELD,
          people: [],
          messages: [],
          notes: '',
          seatsLeft: 18,
          counts: { registered: 0, walkIn: 0, offered: 0, waitlisted: 0, ended: 0 },
        },
      }),
  },
}
export const Editing: Story = { play: press('Edit') }
export const EditingOnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for this class' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  },
}
export const EditingWithClashes: Story = {
  args: { machine: () => deskThat({ clashes: CLASHES }) },
  play: press('Edit'),
}
export const Drafted: Story = { args: { machine: () => deskThat({ draft: DRAFT }) } }
export const DraftedOnAPhone: Story = { ...onAPhone, args: { machine: () => deskThat({ draft: DRAFT }) } }
export const EditingAnOldDraft: Story = {
  args: { machine: () => deskThat({ draft: { ...DRAFT, version: HELD.version - 1 } }) },
  play: press('Go on editing'),
}
export const Writing: Story = { play: press('Message the class') }
export const Cancelling: Story = { play: press('Cancel the class') }
export const Loading: Story = { args: { machine: () => deskThat({ readClass: waits<HeldClass, Asked>() }) } }
export const Failed: Story = { args: { machine: () => deskThat({ readClass: fails<HeldClass, Asked>(OFFLINE) }) } }
export const Missing: Story = {
  args: { machine: () => deskThat({ readClass: fails<HeldClass, Asked>({ kind: 'notFound' }) }) },
}
