import type { Meta, StoryObj } from '@storybook/react-vite'

import { Skeleton, SkeletonText } from './skeleton.view.tsx'
import { Spinner } from './spinner.view.tsx'
import { atNight, Column, Row } from './story-kit.tsx'

const meta: Meta<typeof Skeleton> = { title: 'UI/Loading', component: Skeleton }
export default meta
type Story = StoryObj<typeof Skeleton>

export const Shapes: Story = {
  render: () => (
    <Column>
      <Skeleton width="5.6rem" height="5.6rem" round />
      <Skeleton height="16rem" />
      <SkeletonText lines={4} />
    </Column>
  ),
}
export const Spinners: Story = {
  render: () => (
    <Row>
      <Spinner size="sm" />
      <Spinner label="Loading" />
      <Spinner size="lg" />
    </Row>
  ),
}
export const AtNight: Story = { ...Shapes, ...atNight }
