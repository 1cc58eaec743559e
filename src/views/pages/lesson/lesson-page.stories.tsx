import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'

import type { MediaEvent } from '../../../machines/lesson/lesson.types.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import { LessonPage } from './lesson-page.view.tsx'
import {
  completedCourse,
  courseWith,
  failedAttempt,
  halfWatched,
  lessonAt,
  passedAttempt,
  timedOutAttempt,
} from './lesson.story-data.ts'
import { createFakeDriver, never, offline, serverWith } from './lesson.story-server.ts'
import { assembleCoursePlayer, type LessonServer } from './outside/assemble-course-player.ts'

type StageProps = Readonly<{ server: LessonServer; happens?: readonly MediaEvent[] }>

/** The whole page over a server that is only pretended. `happens` is what the video does once it is there. */
const LessonStory = ({ server, happens }: StageProps) => {
  const [{ machine, driver, transcript }] = useState(() => {
    const fake = createFakeDriver()
    const attach: typeof fake.driver.attach = (element) => {
      const detach = fake.driver.attach(element)
      if (element) for (const event of happens ?? []) fake.happen(event)
      return detach
    }
    return assembleCoursePlayer(server, { ...fake.driver, attach })
  })
  return <LessonPage machine={machine} driver={driver} transcript={transcript} courseId={9} lessonId={null} />
}

const meta: Meta<typeof LessonStory> = {
  title: 'Pages/Lesson',
  component: LessonStory,
  args: { server: serverWith() },
  // One story's answers on this device are none of the next one's.
  beforeEach: () => localStorage.clear(),
  ...stage('lesson'),
}
export default meta
type Story = StoryObj<typeof LessonStory>

export const Watching: Story = {}
export const WatchingAtNight: Story = atNight
export const WatchingInArabic: Story = arabicAtNight
export const WatchingOnAPhone: Story = onAPhone

export const Playing: Story = {
  args: { happens: [{ type: 'media.played' }, { type: 'media.progressed', at: 9.5, from: 0 }] },
}
const played: readonly MediaEvent[] = [
  { type: 'media.loaded' },
  { type: 'media.played' },
  { type: 'media.paused' },
  { type: 'media.ended' },
]
export const Ended: Story = { args: { happens: played } }
export const EndedOnAPhone: Story = { ...Ended, ...onAPhone }
export const EndedReady: Story = { args: { server: serverWith(lessonAt('ready')), happens: played } }
export const EndedReadyInArabic: Story = { ...EndedReady, ...arabicAtNight }
const saying: readonly MediaEvent[] = [
  { type: 'media.played' },
  { type: 'media.progressed', at: 9.5, from: 0 },
  {
    type: 'media.cuesChanged',
    cues: ['Face the traffic, wear the vest,\nand never turn your back on a moving lane.'],
  },
]
export const Captioned: Story = { args: { happens: saying } }
export const CaptionedOnAPhone: Story = { ...Captioned, ...onAPhone }
export const CaptionedLarge: Story = {
  ...Captioned,
  beforeEach: () => localStorage.setItem('playerHabits', '1 en large beside'),
}
export const CaptionedInArabic: Story = {
  args: {
    happens: [
      ...saying.slice(0, 2),
      { type: 'media.cuesChanged', cues: ['واجه حركة المرور وارتدِ السترة،\nولا تُدِر ظهرك لمسار متحرك.'] },
    ],
  },
  ...arabicAtNight,
}

/** What is written on the picture is a layer of its own, in the language of who looks. */
const labelled = (texts: readonly [string, string, string, string], isRtl = false): readonly MediaEvent[] => {
  const label = { align: 'center', size: 0.05, width: 0.4 } as const
  const [sign, plate, second, bare] = texts
  return [
    ...saying,
    {
      type: 'media.labelsChanged',
      labels: {
        ratio: 16 / 9,
        labels: [
          {
            ...label,
            text: sign,
            x: isRtl ? 0.97 : 0.03,
            y: 0.1,
            align: isRtl ? 'right' : 'left',
            size: 0.0625,
            tone: 'sign',
          },
          { ...label, text: plate, x: 0.3, y: 0.34, tone: 'lime' },
          { ...label, text: second, x: 0.72, y: 0.34, width: 0.2, tone: 'pink' },
          { ...label, text: bare, x: 0.72, y: 0.5, tone: 'light' },
        ],
      },
    },
  ]
}
export const Labelled: Story = {
  args: { happens: labelled(['Work in the shadow', 'Shadow', 'Doors away from traffic', 'Right shoulder']) },
}
export const LabelledOnAPhone: Story = { ...Labelled, ...onAPhone }
export const LabelledInArabic: Story = {
  args: { happens: labelled(['اعمل في الظل', 'الظل', 'الأبواب بعيدًا عن المرور', 'الكتف الأيمن'], true) },
  ...arabicAtNight,
}

const openMenu =
  (at: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider', { name: /./, hidden: false })
    const openers = canvasElement.querySelectorAll<HTMLElement>('[data-controls] [aria-haspopup=menu]')
    if (openers[at]) await userEvent.click(openers[at])
    await within(canvasElement).findByRole('menu')
  }
export const CaptionsMenu: Story = { play: openMenu(0) }
export const CaptionsMenuInArabic: Story = { ...CaptionsMenu, ...arabicAtNight }
export const CaptionsMenuOnAPhone: Story = { ...CaptionsMenu, ...onAPhone }
export const SpeedMenu: Story = { play: openMenu(1) }
export const SpeedMenuInTurkish: Story = { ...SpeedMenu, globals: { locale: 'tr' } }

export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const [play] = await within(canvasElement).findAllByRole('button', { name: /^(Play|Oynat|تشغيل)$/ })
    play?.focus()
    await userEvent.keyboard('?')
    await within(canvasElement).findByRole('dialog')
  },
}
export const KeysInArabic: Story = { ...Keys, ...arabicAtNight }
export const KeysInTurkish: Story = { ...Keys, globals: { locale: 'tr' } }

export const Theatre: Story = { beforeEach: () => localStorage.setItem('playerHabits', '1 own medium theatre') }
export const TheatreInArabic: Story = { ...Theatre, ...arabicAtNight }

const searchFor =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const [field] = await within(canvasElement).findAllByRole('searchbox')
    if (field) await userEvent.type(field, text)
    await within(canvasElement).findByRole('region', { name: /^(In other lessons|Diğer derslerde|في دروس أخرى)$/ })
  }
export const Searched: Story = { play: searchFor('lane') }
export const SearchedOnAPhone: Story = { ...Searched, ...onAPhone }
export const SearchedInArabic: Story = { ...Searched, ...arabicAtNight }
export const SearchedInTurkish: Story = { ...Searched, globals: { locale: 'tr' } }
export const SearchedForNothing: Story = { play: searchFor('helicopter') }
export const SearchedOffline: Story = {
  args: { server: serverWith(halfWatched, { searchTranscripts: offline }) },
  play: searchFor('lane'),
}

export const Buffering: Story = { args: { happens: [{ type: 'media.played' }, { type: 'media.waited' }] } }
export const SeekBlocked: Story = { args: { happens: [{ type: 'media.sought', at: 44 }] } }
export const ReportOffline: Story = {
  args: { server: serverWith(halfWatched, { sendReport: offline }), happens: [{ type: 'media.played' }] },
}
export const ReportQueued: Story = {
  args: {
    server: serverWith(halfWatched, { sendReport: () => Promise.reject({ kind: 'unexpected' }) }),
    happens: [{ type: 'media.played' }],
  },
}
export const ReportRefused: Story = {
  args: {
    server: serverWith(halfWatched, { sendReport: () => Promise.reject({ kind: 'conflict' }) }),
    happens: [{ type: 'media.played' }],
  },
}

export const VideoLoading: Story = { args: { server: serverWith(halfWatched, { loadMedia: never }) } }
export const VideoFailed: Story = { args: { server: serverWith(halfWatched, { loadMedia: offline }) } }
export const VideoRefused: Story = {
  args: { server: serverWith(halfWatched, { loadMedia: () => Promise.reject({ kind: 'forbidden' }) }) },
}
export const VideoBroken: Story = { args: { happens: [{ type: 'media.broke' }] } }

export const Ready: Story = { args: { server: serverWith(lessonAt('ready')) } }
export const ReadyWithExtraTime: Story = {
  args: {
    server: serverWith(lessonAt('ready'), {
      loadProgress: () => Promise.resolve(courseWith(lessonAt('ready'), { quizTime: 'double' })),
    }),
  },
}

export const QuizStarting: Story = { args: { server: serverWith(lessonAt('attempting'), { startAttempt: never }) } }
export const QuizUnreachable: Story = {
  args: { server: serverWith(lessonAt('attempting'), { startAttempt: offline }) },
}
export const QuizRefused: Story = {
  args: {
    server: serverWith(lessonAt('attempting'), { startAttempt: () => Promise.reject({ kind: 'conflict' }) }),
  },
}
export const Answering: Story = { args: { server: serverWith(lessonAt('attempting')) } }
export const AnsweringInArabic: Story = { ...Answering, ...arabicAtNight }
export const AnsweringOnAPhone: Story = { ...Answering, ...onAPhone }

const answerFirst: Story['play'] = async ({ canvasElement }) => {
  const [choice] = await within(canvasElement).findAllByRole('radio')
  if (choice) await userEvent.click(choice)
}
export const AnswerSaved: Story = { ...Answering, play: answerFirst }
export const AnswerOffline: Story = {
  args: { server: serverWith(lessonAt('attempting'), { saveAnswer: offline }) },
  play: answerFirst,
}
export const StaleSeat: Story = {
  args: {
    server: serverWith(lessonAt('attempting'), {
      saveAnswer: () => Promise.reject({ kind: 'conflict', code: 'STALE_SEAT' }),
    }),
  },
  play: answerFirst,
}

/** Under way at first; read again, it is graded. */
const gradedCourse = (state: 'failed' | 'timedOut' | 'passed'): LessonServer['loadProgress'] => {
  let isGraded = false
  return () => {
    const progress = courseWith(lessonAt(isGraded ? state : 'attempting'))
    isGraded = true
    const next = progress.lessons[5]
    if (state === 'passed' && next)
      progress.lessons[5] = lessonAt('watching', { id: 6, position: 6, title: next.title })
    return Promise.resolve(progress)
  }
}

export const Failed: Story = {
  args: {
    server: serverWith(lessonAt('attempting'), {
      startAttempt: () => Promise.resolve(failedAttempt),
      loadProgress: gradedCourse('failed'),
    }),
  },
}
export const TimedOut: Story = {
  args: {
    server: serverWith(lessonAt('attempting'), {
      startAttempt: () => Promise.resolve(timedOutAttempt),
      loadProgress: gradedCourse('timedOut'),
    }),
  },
}
export const Passed: Story = {
  args: {
    server: serverWith(lessonAt('attempting'), {
      startAttempt: () => Promise.resolve(passedAttempt),
      loadProgress: gradedCourse('passed'),
    }),
  },
}
/** The last lesson: what it ends on. */
export const PassedLast: Story = {
  args: {
    server: serverWith(lessonAt('attempting', { id: 9, position: 9, title: 'Clearance and Termination' }), {
      startAttempt: () => Promise.resolve(passedAttempt),
      loadProgress: (() => {
        let isGraded = false
        return () => {
          const progress = isGraded
            ? completedCourse
            : courseWith(lessonAt('attempting', { id: 9, position: 9, title: 'Clearance and Termination' }))
          isGraded = true
          return Promise.resolve(progress)
        }
      })(),
    }),
  },
}
export const PassedLastOnAPhone: Story = { ...PassedLast, ...onAPhone }
export const CoolingDown: Story = {
  args: {
    server: serverWith({
      ...lessonAt('failed'),
      standing: { state: 'failed', status: 4, nextEvents: [] },
      quiz: { ...lessonAt('failed').quiz, attemptsUsed: 1, retryAt: '2026-05-04T10:40:00Z' },
    }),
  },
}
export const AttemptsUsedUp: Story = {
  args: {
    server: serverWith({
      ...lessonAt('failed'),
      standing: { state: 'failed', status: 4, nextEvents: [] },
      quiz: { ...lessonAt('failed').quiz, attemptsUsed: 3 },
    }),
  },
}

const course = (loadProgress: LessonServer['loadProgress']) => serverWith(halfWatched, { loadProgress })

export const Completed: Story = { args: { server: course(() => Promise.resolve(completedCourse)) } }
export const CompletedAtNight: Story = { ...Completed, ...atNight }
export const Loading: Story = { args: { server: serverWith(halfWatched, { loadCourse: never }) } }
export const NotEnrolled: Story = {
  args: { server: serverWith(halfWatched, { loadCourse: () => Promise.resolve(null) }) },
}
export const Expired: Story = {
  args: { server: course(() => Promise.resolve(courseWith(halfWatched, { status: 2 }))) },
}
export const Empty: Story = {
  args: { server: course(() => Promise.resolve(courseWith(halfWatched, { lessons: [] }))) },
}
export const Unreachable: Story = { args: { server: course(offline) } }
export const Refused: Story = { args: { server: course(() => Promise.reject({ kind: 'forbidden' })) } }
