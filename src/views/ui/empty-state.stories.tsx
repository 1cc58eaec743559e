import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { Checkpoint } from '../illustrations/checkpoint.view.tsx'
import { EmptyLane } from '../illustrations/empty-lane.view.tsx'
import { RoadClosed } from '../illustrations/road-closed.view.tsx'
import { EmptyState } from './empty-state.view.tsx'
import { ErrorState } from './error-state.view.tsx'
import { LinkButton } from './link.view.tsx'
import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'No classes yet',
    children: 'Classes that you register for appear here.',
    illustration: <EmptyLane />,
    action: <LinkButton href="/course/search">Find a class</LinkButton>,
  },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Empty: Story = {}
export const InASection: Story = { args: { size: 'section' } }
export const LongText: Story = { args: { title: LONG_TEXT, children: LONG_TEXT } }
export const NotFound: Story = {
  args: {
    title: 'Page not found',
    children: 'The page you requested could not be found.',
    illustration: <RoadClosed />,
    level: 1,
  },
}
export const NoPermission: Story = {
  args: {
    title: 'No access',
    children: 'You do not have permission to view this page.',
    illustration: <Checkpoint />,
    level: 1,
  },
}
export const Failed: Story = {
  render: () => (
    <ErrorState title="The list could not be loaded" retryLabel="Try again" onRetry={fn()}>
      Nothing is lost. Check the network and try again.
    </ErrorState>
  ),
}
export const Retrying: Story = {
  render: () => <ErrorState title="The list could not be loaded" retryLabel="Try again" onRetry={fn()} busy />,
}
export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: {
    title: 'لا توجد صفوف بعد',
    children: 'تظهر هنا الصفوف التي تسجّل فيها.',
    action: <LinkButton href="/course/search">ابحث عن صف</LinkButton>,
  },
}
