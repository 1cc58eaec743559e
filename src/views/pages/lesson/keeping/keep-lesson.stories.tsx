import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createActor, fromCallback, fromPromise, fromTransition, type EventObject } from 'xstate'

import { lessonKeepingMachine } from '../../../../machines/lesson-keeping/lesson-keeping.machine.ts'
import type {
  KeepingNews,
  KeptAddress,
  KeptStanding,
  Measure,
} from '../../../../machines/lesson-keeping/lesson-keeping.setup.ts'
import { arabicAtNight, atNight } from '../../../ui/story-kit.tsx'
import { Surface } from '../../../ui/surface.view.tsx'
import { onAPhone, stage } from '../../story-stage.tsx'
import { never } from '../lesson.story-server.ts'
import { KeepFace } from './keep-lesson.view.tsx'

const MEGA = 1_000_000
const ROOM = { used: 48 * MEGA, most: 2400 * MEGA }

const whole: KeptStanding = {
  is: 'whole',
  amount: { kept: 38 * MEGA, total: 38 * MEGA },
  here: {
    lessonId: 2,
    timeLength: 40,
    sources: [],
    posterUrl: null,
    captions: [],
    labels: [],
    films: [],
    transcript: [],
    validUntil: '2026-05-04T20:15:00Z',
  },
  room: ROOM,
}

type Asked = 'keeping.asked' | 'removal.asked'

/** How a lesson stands on a device, and what somebody pressed there. */
type KeepStoryProps = Readonly<{
  recall: () => Promise<KeptStanding>
  measure?: () => Promise<Measure>
  prepare?: () => Promise<{ kept: number; total: number }>
  piece?: () => Promise<{ kept: number; total: number }>
  check?: () => Promise<boolean>
  drop?: () => Promise<void>
  /** Pressed as soon as it can be. */
  pressed?: Asked
}>

const absent = () => Promise.resolve<KeptStanding>({ is: 'absent' })
const roomy = () => Promise.resolve<Measure>({ total: 38 * MEGA, room: ROOM })
const refusing = (kind: string) => () => Promise.reject(Object.assign(new Error(kind), { kind }))

const start = ({ recall, measure = roomy, prepare, piece, check, drop, pressed }: KeepStoryProps) => {
  const lesson = createActor(fromTransition<null, KeepingNews, never, undefined>(() => null, null)).start()
  const machine = lessonKeepingMachine.provide({
    actors: {
      recallKept: fromPromise<KeptStanding, KeptAddress>(recall),
      findSize: fromPromise<Measure, KeptAddress>(measure),
      prepareKeeping: fromPromise<{ kept: number; total: number }, KeptAddress>(prepare ?? never),
      fetchPiece: fromPromise<{ kept: number; total: number }, KeptAddress>(piece ?? never),
      checkKept: fromPromise<boolean, KeptAddress>(check ?? never),
      dropKept: fromPromise<void, KeptAddress>(drop ?? never),
      network: fromCallback<EventObject, undefined>(() => undefined),
    },
  })
  const keeping = createActor(machine, { input: { courseId: 1, enrollmentId: 1, lessonId: 2, lesson } }).start()
  let isPressed = false
  keeping.subscribe((at) => {
    if (isPressed || pressed === undefined || !at.can({ type: pressed })) return
    isPressed = true
    keeping.send({ type: pressed })
  })
  return keeping
}

const KeepStory = (props: KeepStoryProps) => {
  const [keeping] = useState(() => start(props))
  return (
    <Surface padding="md">
      <div style={{ display: 'grid', gap: '0.8rem' }}>
        <KeepFace keeping={keeping} />
      </div>
    </Surface>
  )
}

const meta: Meta<typeof KeepStory> = {
  title: 'Pages/Keeping a lesson',
  component: KeepStory,
  args: { recall: absent },
  ...stage('lesson', 'lessonKeeping'),
}
export default meta
type Story = StoryObj<typeof KeepStory>

export const Offered: Story = {}
export const OfferedAtNight: Story = atNight
export const OfferedInArabicAtNight: Story = arabicAtNight
export const OfferedOnAPhone: Story = onAPhone
export const Looking: Story = { args: { recall: never } }
export const Unmeasured: Story = { args: { measure: refusing('offline') } }
export const GettingReady: Story = { args: { pressed: 'keeping.asked' } }
export const Coming: Story = {
  args: { pressed: 'keeping.asked', prepare: () => Promise.resolve({ kept: 14 * MEGA, total: 38 * MEGA }) },
}
export const Paused: Story = { args: { ...Coming.args, piece: refusing('offline') } }
export const Kept: Story = { args: { recall: () => Promise.resolve(whole) } }
export const KeptInArabicAtNight: Story = { ...Kept, ...arabicAtNight }
export const KeptOnAPhone: Story = { ...Kept, ...onAPhone }
export const Newer: Story = { args: { ...Kept.args, check: () => Promise.resolve(false) } }
export const Full: Story = {
  args: {
    pressed: 'keeping.asked',
    measure: () => Promise.resolve({ total: 38 * MEGA, room: { used: 48 * MEGA, most: 60 * MEGA } }),
  },
}
export const Failed: Story = { args: { pressed: 'keeping.asked', prepare: refusing('forbidden') } }
export const Unremoved: Story = { args: { ...Kept.args, pressed: 'removal.asked', drop: refusing('unexpected') } }
export const Unsupported: Story = { args: { recall: () => Promise.resolve({ is: 'unsupported' }) } }
