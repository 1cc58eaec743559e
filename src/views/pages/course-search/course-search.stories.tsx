import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { COURSE_SEARCH } from '../../../domain/course-search.ts'
import { readListAsked } from '../../../domain/list.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import type { Holdings } from '../home/course-standing.ts'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { CourseSearch } from './course-search.view.tsx'
import { HELD, locatedAt, NO_COURSES, PAGE, searchGoneStale, searchThat } from './story-search.ts'

const askedBy = (query: string) => readListAsked(COURSE_SEARCH, new URLSearchParams(query))

const Page = withFresh(CourseSearch, 'machine', 'location', 'holdings')

const meta: Meta<typeof Page> = {
  title: 'Pages/Course search',
  component: Page,
  ...stage('courseSearch', 'home', 'lists'),
  args: {
    title: 'Course Search',
    asked: askedBy(''),
    viewer: { isGuest: true, studentId: null },
    machine: () => searchThat(answers(PAGE)),
    location: () => locatedAt({ latitude: 38.84, longitude: -98.1 }),
    holdings: () => resourceThat(answers<Holdings, { query: number }>(HELD)),
    EnrollDialog: fn(() => null),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Found: Story = {}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Narrowed: Story = {
  args: {
    asked: askedBy('search=cable&delivery=inPerson&category=2&from=2026-12-01&near=fairmont%2C50&seats=free&hoursTo=8'),
  },
}
export const Student: Story = { args: { viewer: { isGuest: false, studentId: 7 } } }
export const FromTheServer: Story = { args: { first: PAGE, machine: () => searchThat(waits()) } }
export const Loading: Story = { args: { machine: () => searchThat(waits()) } }
export const Empty: Story = { args: { machine: () => searchThat(answers(NO_COURSES)) } }
export const Nothing: Story = {
  args: { asked: askedBy('search=helicopter'), machine: () => searchThat(answers(NO_COURSES)) },
}
export const Failed: Story = { args: { machine: () => searchThat(fails({ kind: 'offline' })) } }
export const Partial: Story = { args: { machine: searchGoneStale } }
