import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { MadeSeries, SeriesDates } from '../../../domain/contract/class-series.contract.ts'
import type { Recurrence } from '../../../domain/recurrence.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ClassSeriesPage } from './class-series.view.tsx'
import { SERIES, seriesThat } from './story-series.ts'

type Find = { classId: number; rule: Recurrence }

const Shown = withFresh(ClassSeriesPage, 'machine')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Repeat a class',
  component: Shown,
  ...stage('classSeries', 'classDesk'),
  args: { classId: 7, machine: () => seriesThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const make = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Make 2 classes' }))
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const NoDate: Story = {
  args: {
    machine: () => seriesThat({ find: answers<SeriesDates, Find>({ ...SERIES, dates: [] }) }),
  },
}
export const NobodyMayTeachIt: Story = {
  args: {
    machine: () =>
      seriesThat({ find: answers<SeriesDates, Find>({ ...SERIES, unable: 'Ruth Delgado is not an instructor.' }) }),
  },
}
export const Loading: Story = { args: { machine: () => seriesThat({ find: waits<SeriesDates, Find>() }) } }
export const Failed: Story = {
  args: { machine: () => seriesThat({ find: fails<SeriesDates, Find>({ kind: 'offline' }) }) },
}
export const Made: Story = { play: make }
export const NotMade: Story = {
  args: {
    machine: () =>
      seriesThat({
        make: fails<MadeSeries['made'], { classId: number; days: readonly string[] }>({ kind: 'offline' }),
      }),
  },
  play: make,
}
