import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import type { GroupStudent } from '../../../domain/contract/group-students.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import type { PeopleImport } from '../../../domain/contract/import.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import type { Language } from '../../../domain/language.ts'
import type { ChosenFile } from '../../../machines/import/import.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { GroupStudentsPage } from './group-students.view.tsx'
import { addressOf, ASKED, DONE, PREVIEWED, RUNNING, studentsThat, UNDONE } from './story-students.ts'

const OFFLINE: Fault = { kind: 'offline' }
const ShownPage = withFresh(GroupStudentsPage, 'acting', 'machines')

const meta: Meta<typeof ShownPage> = {
  title: 'Pages/Coordinator students',
  component: ShownPage,
  ...stage(
    'coordinatorStudents',
    'peopleImport',
    'personal',
    'lists',
    'listActs',
    'invitations',
    'fieldRules',
    'choosing',
    'classPlaces',
  ),
  args: {
    title: 'Student List',
    asked: ASKED,
    machines: () => studentsThat(),
    addressOf,
    tell: () => {},
    acting: () => actingThat(),
  },
}
export default meta
type Story = StoryObj<typeof ShownPage>
type Named = { id: number }
type Filed = { groupId: number; language: Language; file: ChosenFile }

const invitations = { ...ASKED, view: 'invitations' } as const
const imports = { ...ASKED, view: 'imports' } as const
const newImport = { ...imports, opened: 'new' } as const
const opened = { ...imports, opened: PREVIEWED.id } as const
const holding = (held: PeopleImport) => () => studentsThat({ held: answers<PeopleImport, Named>(held) })

const chooseFile: Story['play'] = async ({ canvasElement }) => {
  const field = await within(canvasElement).findByLabelText<HTMLInputElement>('Choose a file', {
    selector: 'input[type=file]',
  })
  await userEvent.upload(field, new File(['email'], 'night-shift.csv', { type: 'text/csv' }))
}
const choose: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Leyla/ }))
}
const move: Story['play'] = async (story) => {
  await choose(story)
  await userEvent.click(await within(story.canvasElement).findByRole('button', { name: 'Move' }))
  await screen.findByRole('alertdialog')
}
const register: Story['play'] = async (story) => {
  await choose(story)
  await userEvent.click(await within(story.canvasElement).findByRole('button', { name: 'Register for a class' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Class' }))
  await userEvent.click(await screen.findByRole('option', { name: /Harlan County Annex/ }))
  await dialog.findByText('This person gets a seat.')
}
const remove: Story['play'] = async (story) => {
  await choose(story)
  await userEvent.click(await within(story.canvasElement).findByRole('button', { name: 'Remove' }))
  await screen.findByRole('alertdialog')
}
const name: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New group' }))
  await screen.findByRole('dialog')
}
const invite: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite someone' }))
  await screen.findByRole('dialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabic: Story = inArabic
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const NoGroup: Story = {
  args: { machines: () => studentsThat({ groups: answers<readonly Group[], { query: undefined }>([]) }) },
}
export const NobodyYet: Story = {
  args: {
    machines: () => studentsThat({ students: rowsOf<GroupStudent>([]) }),
  },
}
export const Loading: Story = {
  args: { machines: () => studentsThat({ groups: waits<readonly Group[], { query: undefined }>() }) },
}
export const Failed: Story = {
  args: { machines: () => studentsThat({ groups: fails<readonly Group[], { query: undefined }>(OFFLINE) }) },
}
export const Registering: Story = { play: register }
export const Moving: Story = { play: move }
export const Removing: Story = { play: remove }
export const NewGroup: Story = { play: name }
export const Inviting: Story = { play: invite }
export const Invitations: Story = { args: { asked: invitations } }
export const InvitationsInArabic: Story = { ...inArabic, args: { asked: invitations } }
export const Imports: Story = { args: { asked: imports } }
export const ChoosingAFile: Story = { args: { asked: newImport } }
export const ChoosingAFileInArabic: Story = { ...inArabic, args: { asked: newImport } }
export const WrongColumns: Story = {
  args: {
    asked: newImport,
    machines: () =>
      studentsThat({
        preview: fails<PeopleImport, Filed>({
          kind: 'refused',
          code: 'IMPORT_COLUMNS',
          facts: { missing: ['lastName'], repeated: ['email'] },
        }),
      }),
  },
  play: chooseFile,
}
export const Reading: Story = {
  args: { asked: newImport, machines: () => studentsThat({ preview: waits<PeopleImport, Filed>() }) },
  play: chooseFile,
}
export const Previewed: Story = { args: { asked: opened } }
export const PreviewedAtNight: Story = { ...atNight, args: { asked: opened } }
export const PreviewedInArabic: Story = { ...inArabic, args: { asked: opened } }
export const PreviewedOnAPhone: Story = { ...onAPhone, args: { asked: opened } }
export const NobodyReady: Story = {
  args: {
    asked: opened,
    machines: holding({
      ...PREVIEWED,
      rowCount: 4,
      verdicts: { ready: 0, invalid: 4, repeated: 0, member: 0, invited: 0 },
    }),
  },
}
export const Running: Story = { args: { asked: opened, machines: holding(RUNNING) } }
export const Done: Story = { args: { asked: opened, machines: holding(DONE) } }
export const Undone: Story = { args: { asked: opened, machines: holding(UNDONE) } }
export const Ignored: Story = {
  args: { asked: opened, machines: holding({ ...PREVIEWED, ignoredColumns: ['Badge', 'وردية'] }) },
}
export const Left: Story = { args: { asked: opened, machines: holding({ ...PREVIEWED, state: 'cancelled' }) } }
export const NotKnown: Story = {
  args: { asked: opened, machines: () => studentsThat({ held: fails<PeopleImport, Named>(OFFLINE) }) },
}
