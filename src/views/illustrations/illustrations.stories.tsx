import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { COURSE_TYPE } from '../../domain/course.ts'
import { LESSON_PICTURES } from '../../domain/lesson-picture.ts'
import { CATEGORY_PICTURES } from '../../domain/picture.ts'
import { BarrierAnatomy, LineOfTension } from './cable-plans.view.tsx'
import { CableScene } from './cable-scene.view.tsx'
import { Checkpoint } from './checkpoint.view.tsx'
import { ClearedLane } from './cleared-lane.view.tsx'
import { Convoy } from './convoy.view.tsx'
import { Crew } from './crew.view.tsx'
import { EmptyLane } from './empty-lane.view.tsx'
import { FieldCard } from './field-card.view.tsx'
import { HomeScene } from './home-scene.view.tsx'
import { LockedLane } from './locked-lane.view.tsx'
import { LogoMark } from './logo.view.tsx'
import { CourseThumbnail, LessonThumbnail } from './picture.view.tsx'
import { RoadClosed } from './road-closed.view.tsx'
import { BlockingPlan, IncidentAreaPlan } from './scene-plans.view.tsx'
import { Wordmark } from './wordmark.view.tsx'

const meta: Meta = { title: 'Design system/Illustrations' }
export default meta
type Story = StoryObj

const Grid = ({ children }: { children: ReactNode }) => (
  <div
    className={css({
      display: 'grid',
      gap: '6',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(32rem, 100%), 1fr))',
      maxWidth: 'page',
    })}
  >
    {children}
  </div>
)

export const Courses: Story = {
  render: () => (
    <Grid>
      {CATEGORY_PICTURES.map((picture) => (
        <CourseThumbnail key={picture} course={{ courseTypeId: COURSE_TYPE.standard, courseCategory: { picture } }} />
      ))}
    </Grid>
  ),
}
export const CoursesAtNight: Story = { ...Courses, globals: { mode: 'dark' } }

export const Lessons: Story = {
  render: () => (
    <Grid>
      {LESSON_PICTURES.map((lesson) => (
        <LessonThumbnail key={lesson} lesson={lesson} />
      ))}
    </Grid>
  ),
}
export const LessonsAtNight: Story = { ...Lessons, globals: { mode: 'dark' } }

export const Scenes: Story = {
  render: () => (
    <Grid>
      <EmptyLane />
      <RoadClosed />
      <Checkpoint />
      <LockedLane />
      <ClearedLane />
      <LogoMark />
      <Wordmark name="TIM Training" />
    </Grid>
  ),
}
export const ScenesAtNight: Story = { ...Scenes, globals: { mode: 'dark' } }

export const Home: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={css({ height: '[52rem]' })}>
      <HomeScene />
    </div>
  ),
}
export const HomeAtNight: Story = { ...Home, globals: { mode: 'dark' } }
export const HomeInArabic: Story = { ...Home, globals: { direction: 'rtl', locale: 'ar' } }

export const Information: Story = {
  render: () => (
    <Grid>
      <Crew label="Responders" />
      <Convoy label="Vehicles" />
      <FieldCard label="Field card" />
      <CableScene label="A car in a cable barrier" />
    </Grid>
  ),
}
export const InformationInArabicAtNight: Story = {
  ...Information,
  globals: { mode: 'dark', direction: 'rtl', locale: 'ar' },
}

export const Plans: Story = {
  render: () => (
    <Grid>
      <BlockingPlan kind="right" label="Blocking on the right" />
      <BlockingPlan kind="left" label="Blocking on the left" />
      <BlockingPlan kind="plusOne" label="Lane plus one" />
      <IncidentAreaPlan label="Incident area" numbers={['1', '2', '3', '4']} />
      <BarrierAnatomy label="Cable barrier" numbers={['1', '2', '3', '4']} />
      <LineOfTension label="Line of tension" numbers={['1', '2', '3']} />
    </Grid>
  ),
}
export const PlansAtNight: Story = { ...Plans, globals: { mode: 'dark' } }
