import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import {
  keptLessonsMachine,
  type HeldLesson,
  type HeldLessons,
} from '../../../machines/lesson-keeping/kept-lessons.machine.ts'
import { watchReporterMachine, type WatchJournalEvent } from '../../../machines/lesson/watch-reporter.machine.ts'
import { ActorsProvider } from '../../shell/actors.context.tsx'
import { shellActors } from '../../shell/story-actors.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import { KeptLessons } from './kept-lessons.view.tsx'

const silent = fromCallback<EventObject, undefined>(() => undefined)

const held = (facts: Partial<HeldLesson>): HeldLesson => ({
  lessonId: 1,
  courseId: 1,
  enrollmentId: 1,
  courseTitle: 'National TIM Responder Training',
  title: 'Introduction',
  position: 1,
  bytes: 38_000_000,
  isWhole: true,
  kept: 38_000_000,
  unsent: 0,
  ...facts,
})

const some: HeldLessons = {
  room: { used: 96_000_000, most: 2_400_000_000 },
  lessons: [
    held({}),
    held({ lessonId: 2, position: 2, title: 'Fundamentals and Terminology', unsent: 754 }),
    held({ lessonId: 3, position: 3, title: 'Notification and Scene Size-Up', isWhole: false, kept: 14_000_000 }),
  ],
}

const KeptStory = ({ list }: Readonly<{ list: () => Promise<HeldLessons> }>) => {
  const [machine] = useState(() =>
    keptLessonsMachine.provide({
      actors: {
        readKept: fromPromise<HeldLessons, undefined>(list),
        dropKept: fromPromise<void, { lessonId: number }>(() => Promise.resolve()),
        watchKept: silent,
        watchReporter: watchReporterMachine.provide({
          actors: {
            watchJournal: fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(() => undefined),
            page: silent,
            network: silent,
          },
        }),
      },
    }),
  )
  const [actors] = useState(() => shellActors())
  return (
    <ActorsProvider actors={actors}>
      <KeptLessons machine={machine} />
    </ActorsProvider>
  )
}

const meta: Meta<typeof KeptStory> = {
  title: 'Pages/Kept lessons',
  component: KeptStory,
  args: { list: () => Promise.resolve(some) },
  ...stage('dashboard', 'lessonKeeping'),
}
export default meta
type Story = StoryObj<typeof KeptStory>

export const Some: Story = {}
export const SomeAtNight: Story = atNight
export const SomeInArabicAtNight: Story = arabicAtNight
export const SomeOnAPhone: Story = onAPhone
export const Unread: Story = { args: { list: () => Promise.reject(new Error('closed')) } }
