import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { Choice, ListAsked } from '../../domain/list.ts'
import type { ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { answers, fails, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight } from '../ui/story-kit.tsx'
import { FilterKinds } from './filter-kinds.story-view.tsx'
import { crewThat, WHOLE_CREW } from './story-list.ts'

const Kinds = withFresh(FilterKinds, 'machine')

const meta: Meta<typeof Kinds> = {
  title: 'Patterns/List filters',
  component: Kinds,
  ...stage('lists', 'choosing'),
  args: { asked: WHOLE_CREW, machine: () => crewThat() },
}
export default meta
type Story = StoryObj<typeof Kinds>

const asking = (filters: ListAsked['filters']): ListAsked => ({ ...WHOLE_CREW, filters })

const look: Story['play'] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox', { name: 'Agency' })
  await userEvent.click(field)
  await expect(field).toHaveFocus()
}

export const All: Story = {
  args: { asked: asking({ joined: ['next60'], shifts: ['3..10'], agency: ['2'], verified: ['no'] }) },
}
export const AllOnAPhone: Story = { ...onAPhone, args: All.args ?? {} }
export const AllInArabicAtNight: Story = { ...arabicAtNight, args: All.args ?? {} }

const DAYS = { kinds: ['joined'], asked: asking({ joined: ['2026-11-01..2026-11-30'] }) } as const
export const Days: Story = { args: DAYS }
export const DaysOnAPhone: Story = { ...onAPhone, args: DAYS }
export const DaysInArabicAtNight: Story = { ...arabicAtNight, args: DAYS }

const NUMBERS = { kinds: ['shifts'], asked: asking({ shifts: ['3..'] }) } as const
export const Numbers: Story = { args: NUMBERS }
export const NumbersOnAPhone: Story = { ...onAPhone, args: NUMBERS }
export const NumbersInArabicAtNight: Story = { ...arabicAtNight, args: NUMBERS }
export const NumbersTurnedRound: Story = {
  args: { kinds: ['shifts'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'At least' }), '10')
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'At most' }), '3')
    await expect(within(canvasElement).getByText('The least is more than the most.')).toBeVisible()
  },
}

const YES_NO = { kinds: ['verified'], asked: asking({ verified: ['yes'] }) } as const
export const YesNo: Story = { args: YES_NO }
export const YesNoOnAPhone: Story = { ...onAPhone, args: YES_NO }
export const YesNoInArabicAtNight: Story = { ...arabicAtNight, args: YES_NO }

const REF = { kinds: ['agency'], asked: asking({ agency: ['3'] }) } as const
export const Ref: Story = { args: REF }
export const RefOnAPhone: Story = { ...onAPhone, args: REF }
export const RefInArabicAtNight: Story = { ...arabicAtNight, args: REF }
export const RefFound: Story = {
  args: { kinds: ['agency'] },
  play: async (story) => {
    await look(story)
    await waitFor(() => expect(within(story.canvasElement).getAllByRole('option')).toHaveLength(3))
  },
}
const finding = (findChoices: ReturnType<typeof answers<readonly Choice[], ChoiceQuestion>>) => () =>
  crewThat({ findChoices })
export const RefLoading: Story = {
  args: { kinds: ['agency'], machine: finding(waits<readonly Choice[], ChoiceQuestion>()) },
  play: look,
}
export const RefEmpty: Story = {
  args: { kinds: ['agency'], machine: finding(answers<readonly Choice[], ChoiceQuestion>([])) },
  play: look,
}
export const RefFailed: Story = {
  args: { kinds: ['agency'], machine: finding(fails<readonly Choice[], ChoiceQuestion>({ kind: 'offline' })) },
  play: async (story) => {
    await look(story)
    await expect(await within(story.canvasElement).findByRole('alert')).toHaveTextContent('The search did not work')
  },
}
export const RefNotOnes: Story = { args: { kinds: ['agency'], asked: asking({ agency: ['99'] }) } }
