import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { COURSE_RECORDS, type CourseRecord } from '../../../domain/contract/course-records.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { CourseValues, MadeCourse } from '../../../machines/course-list/making-course.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { CourseListPage } from './course-list.view.tsx'
import { coursesThat } from './story-courses.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(COURSE_RECORDS)
const Shown = withFresh(CourseListPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Courses',
  component: Shown,
  ...stage('courseList', 'lists', 'listActs', 'fieldRules', 'choosing'),
  args: {
    title: 'Course List',
    asked: WHOLE,
    machines: () => coursesThat(),
    acting: () => actingThat(),
    editorOf: (id) => `/admin/courses?course=${id}`,
    onMade: () => {},
  },
}
export default meta
type Story = StoryObj<typeof meta>

const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New course' }))
  await screen.findByRole('dialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: COURSE_RECORDS.columns } } }
export const Empty: Story = {
  args: { machines: () => coursesThat({ list: listThat(COURSE_RECORDS, rowsOf<CourseRecord>([])) }) },
}
export const Loading: Story = {
  args: { machines: () => coursesThat({ list: listThat(COURSE_RECORDS, waits<ListRead<CourseRecord>, Asked>()) }) },
}
export const Failed: Story = {
  args: {
    machines: () =>
      coursesThat({ list: listThat(COURSE_RECORDS, fails<ListRead<CourseRecord>, Asked>({ kind: 'offline' })) }),
  },
}
export const NewCourse: Story = { play: begin }
export const NewCourseNotMade: Story = {
  args: { machines: () => coursesThat({ make: fails<MadeCourse, { values: CourseValues }>({ kind: 'offline' }) }) },
  play: async () => {
    await begin()
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Work zones')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Work zones')
    await userEvent.click(screen.getByRole('button', { name: 'Make the course' }))
    await screen.findByText('Whether this was done is not known')
  },
}
export const Duplicating: Story = {
  play: async () => {
    await chooseAct('Quick clearance', 'Duplicate')
    await screen.findByRole('alertdialog')
  },
}
export const Archiving: Story = {
  play: async () => {
    await chooseAct('Quick clearance', 'Archive')
    await screen.findByRole('alertdialog')
  },
}
