import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { AGENCY_RECORDS } from '../../../domain/contract/agency-records.list.ts'
import { COURSE_CATEGORIES, type CategoryRecord } from '../../../domain/contract/course-categories.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { AgenciesPage } from './agencies.view.tsx'
import { CategoriesPage } from './categories.view.tsx'
import { agenciesThat, categoriesThat } from './story-vocabulary.ts'

const Shown = withFresh(CategoriesPage, 'machines')
const Agencies = withFresh(AgenciesPage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Vocabulary',
  component: Shown,
  ...stage('vocabulary', 'coordinatorStudents', 'lists', 'choosing', 'fieldRules'),
  args: {
    title: 'Course List',
    asked: wholeList(COURSE_CATEGORIES),
    machines: () => categoriesThat(),
    countedAt: (id) => `/admin/courses?category=${id}`,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Categories: Story = {}
export const CategoriesAtNight: Story = atNight
export const CategoriesInArabicAtNight: Story = arabicAtNight
export const CategoriesOnAPhone: Story = onAPhone
export const NoCategories: Story = {
  args: { machines: () => categoriesThat({ list: listThat(COURSE_CATEGORIES, rowsOf<CategoryRecord>([])) }) },
}
export const CategoriesFailed: Story = {
  args: {
    machines: () =>
      categoriesThat({
        list: listThat(COURSE_CATEGORIES, fails<ListRead<CategoryRecord>, { query: ListAsked }>({ kind: 'offline' })),
      }),
  },
}
export const NewCategory: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a category' }))
    await screen.findByRole('dialog')
  },
}
export const Merging: Story = {
  play: async () => {
    await chooseAct('Core training', 'Merge into another')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Into' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Work zones' }))
    await screen.findByText(/Moves/)
  },
}

const agencies: Story = {
  render: () => (
    <Agencies
      title="Course List"
      asked={wholeList(AGENCY_RECORDS)}
      machines={() => agenciesThat()}
      countedAt={(id) => `/admin/users?agency=${id}`}
      saveText={() => {}}
    />
  ),
}

export const EveryAgency: Story = agencies
export const EveryAgencyInArabicAtNight: Story = { ...agencies, ...arabicAtNight }
export const EveryAgencyOnAPhone: Story = { ...agencies, ...onAPhone }
export const NewAgency: Story = {
  ...agencies,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add an agency' }))
    await screen.findByRole('dialog')
  },
}
export const ListOfAgencies: Story = {
  ...agencies,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bring in a list' }))
    await userEvent.upload(
      await screen.findByLabelText('Choose a file'),
      new File(['x'], 'agencies.csv', { type: 'text/csv' }),
    )
    await screen.findByText(/^one is added/)
  },
}
export const ListBrought: Story = {
  ...agencies,
  play: async (context) => {
    await ListOfAgencies.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Add one agency' }))
    await screen.findByRole('table', { name: '2 rows were not added' })
  },
}
