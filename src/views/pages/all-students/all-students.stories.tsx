import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { ALL_STUDENTS, type AnyStudent } from '../../../domain/contract/all-students.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct, chooseFurther } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { StudentsDue } from './all-students.props.ts'
import { AllStudentsPage } from './all-students.view.tsx'
import { studentsThat } from './story-students.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(ALL_STUDENTS)
const Shown = withFresh(AllStudentsPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/All students',
  component: Shown,
  ...stage('allStudentsList', 'coordinatorStudents', 'personal', 'lists', 'listActs', 'choosing', 'classPlaces'),
  args: { title: 'Student List', asked: WHOLE, machines: () => studentsThat(), acting: () => actingThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const ask = (act: string) => async (): Promise<void> => {
  await chooseAct('Ada Moreno', act)
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: ALL_STUDENTS.columns } } }
export const Empty: Story = { args: { machines: () => studentsThat({ rows: rowsOf<AnyStudent>([]) }) } }
export const NothingFound: Story = {
  args: {
    asked: { ...WHOLE, search: 'nobody' },
    machines: () => studentsThat({ rows: rowsOf<AnyStudent>([]) }),
  },
}
export const Loading: Story = { args: { machines: () => studentsThat({ rows: waits<ListRead<AnyStudent>, Asked>() }) } }
export const Failed: Story = {
  args: {
    machines: () =>
      studentsThat({
        rows: fails<ListRead<AnyStudent>, Asked>({ kind: 'offline' }),
        due: fails<StudentsDue, { query: undefined }>({ kind: 'offline' }),
      }),
  },
}
export const Reminding: Story = { play: ask('Remind') }
export const EnrollingSomebody: Story = { play: ask('Enroll') }
const register = async (): Promise<void> => {
  // A row has no menu on a phone.
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ada Moreno/ }))
  await chooseFurther('Register for a class')
  await screen.findByRole('alertdialog')
  await userEvent.click(screen.getByRole('combobox', { name: 'Class' }))
  await userEvent.click(await screen.findByRole('option', { name: /: no seats left/ }))
  await screen.findByText('This person goes on the waitlist, behind 3 who wait.')
}
export const RegisteringForAClass: Story = { play: register }
export const RegisteringOnAPhone: Story = { ...onAPhone, play: register }
export const AddingToAGroup: Story = { play: ask('Add to a group') }
export const SettingTheQuizTime: Story = { play: ask('Set the quiz time') }
export const SavingTranscripts: Story = { play: ask('Transcripts (CSV)') }
export const SavingCertificates: Story = { play: ask('Certificates (ZIP)') }
export const TakingFromAGroup: Story = { play: ask('Take from the group') }
