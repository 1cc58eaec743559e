import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'

import { ActorsProvider } from '../../../shell/actors.context.tsx'
import { shellActors } from '../../../shell/story-actors.ts'
import { arabicAtNight, atNight } from '../../../ui/story-kit.tsx'
import { onAPhone, stage } from '../../story-stage.tsx'
import { LessonPage } from '../lesson-page.view.tsx'
import { createFakeDriver, never, offline, serverWith } from '../lesson.story-server.ts'
import { assembleCoursePlayer } from '../outside/assemble-course-player.ts'
import type { LessonTalk } from './lesson-talk.props.ts'
import { Talking, type TalkProps } from './lesson-talk.view.tsx'
import { talkThat } from './story-talk.ts'

/** The page of a lesson with what is written beside it, opened at one of its parts. */
const TalkStory = ({ talk }: Readonly<{ talk: () => LessonTalk }>) => {
  const [made] = useState(talk)
  const [Talk] = useState(() => (props: TalkProps) => <Talking talk={made} {...props} />)
  const [player] = useState(() => assembleCoursePlayer(serverWith(), createFakeDriver().driver))
  return (
    <ActorsProvider actors={shellActors()}>
      <LessonPage {...player} Talk={Talk} courseId={9} lessonId={null} />
    </ActorsProvider>
  )
}

const TABS = { notes: /^(?:Notes|Notlar|الملاحظات)$/, questions: /^(?:Questions|Sorular|الأسئلة)$/ } as const
const opens = (tab: keyof typeof TABS) => ({
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: TABS[tab] }))
  },
})

const meta: Meta<typeof TalkStory> = {
  title: 'Pages/Lesson talk',
  component: TalkStory,
  args: { talk: () => talkThat() },
  beforeEach: () => localStorage.clear(),
  ...stage('lesson', 'lessonTalk', 'fieldRules'),
}
export default meta
type Story = StoryObj<typeof TalkStory>

export const Notes: Story = opens('notes')
export const NotesAtNight: Story = { ...Notes, ...atNight }
export const NotesInArabicAtNight: Story = { ...Notes, ...arabicAtNight }
export const NotesOnAPhone: Story = { ...Notes, ...onAPhone }
export const NoNotes: Story = {
  ...Notes,
  args: { talk: () => talkThat({ readNotes: () => Promise.resolve({ items: [] }) }) },
}
export const NotesLoading: Story = { ...Notes, args: { talk: () => talkThat({ readNotes: never }) } }
export const NotesUnread: Story = { ...Notes, args: { talk: () => talkThat({ readNotes: offline }) } }
export const NotesWaiting: Story = {
  ...Notes,
  args: {
    talk: () =>
      talkThat({
        isOffline: true,
        journal: {
          changes: [
            { id: 'w', lessonId: 5, at: 9, text: 'In the tunnel', kind: 'written', revision: 0, isTried: false },
          ],
          conflicts: [
            {
              id: 'a',
              lessonId: 1,
              at: 4,
              text: 'Block to the right here.',
              kind: 'written',
              revision: 1,
              isTried: true,
            },
          ],
          draft: { id: null, lessonId: 5, at: 14, text: 'Half written', revision: 0 },
        },
      }),
  },
}
export const NoteRefused: Story = {
  args: { talk: () => talkThat({ sendChange: () => Promise.reject({ kind: 'conflict', code: 'TOO_MANY_NOTES' }) }) },
  play: async (context) => {
    await Notes.play?.(context)
    const [remove] = await screen.findAllByRole('button', { name: /^Delete the note/ })
    if (remove) await userEvent.click(remove)
  },
}
export const Questions: Story = opens('questions')
export const QuestionsAtNight: Story = { ...Questions, ...atNight }
export const QuestionsInArabicAtNight: Story = { ...Questions, ...arabicAtNight }
export const QuestionsOnAPhone: Story = { ...Questions, ...onAPhone }
export const QuestionsUnread: Story = { ...Questions, args: { talk: () => talkThat({ readQuestions: offline }) } }
export const QuestionsLoading: Story = { ...Questions, args: { talk: () => talkThat({ readQuestions: never }) } }
export const NobodyTeaches: Story = {
  ...Questions,
  args: {
    talk: () =>
      talkThat({ readQuestions: () => Promise.resolve({ goesTo: { kind: 'programme', names: [] }, items: [] }) }),
  },
}
export const Asking: Story = {
  play: async (context) => {
    await Questions.play?.(context)
    await userEvent.click(await screen.findByRole('button', { name: /^Ask about/ }))
  },
}
