import { useActorRef } from '@xstate/react'
import type { ReactNode } from 'react'

import type { LessonQuestion } from '../../../../domain/contract/lesson-question.contract.ts'
import type { OnlineCourseProgress } from '../../../../domain/contract/lesson.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { QuestionAbout, QuestionValues } from '../../../../machines/lesson-questions/question-forms.machine.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { useAskedForm } from '../../../form/use-asked-form.ts'
import { useDeed } from '../../deed-dialog.view.tsx'
import type { LessonPanel } from '../lesson-panels.view.tsx'
import { QuestionsPanel } from '../questions/questions-panel.view.tsx'
import { useKeys } from '../use-keys.ts'
import { beginNote } from './begin-note.ts'
import type { LessonTalk } from './lesson-talk.props.ts'
import { NotesPanel } from './notes-panel.view.tsx'

type TalkingProps = Readonly<{
  talk: LessonTalk
  progress: OnlineCourseProgress
  lesson: LessonActor
  /** Another part under the video is opened. */
  onPanel: (id: string) => void
  /** The page around them, given what they add under the video. */
  children: (panels: readonly LessonPanel[]) => ReactNode
}>

const BLANK: QuestionValues = { text: '' }

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog], [contenteditable]') !== null

/**
 * Notes and questions of a course, for as long as it is open, whichever lesson is: what waits to be saved goes on when
 * another one is opened. The key N writes a note at the moment of the video.
 */
export const Talking = ({ talk, progress, lesson, onPanel, children }: TalkingProps) => {
  const words = useWords().lessonTalk
  const notes = useActorRef(talk.notes, { input: { enrollmentId: progress.id } })
  const questions = useActorRef(talk.questions, { input: { query: progress.id } })
  const asking = useAskedForm<QuestionValues, LessonQuestion, QuestionAbout>(talk.asking, BLANK, () =>
    questions.send({ type: 'topic.changed' }),
  )
  const withdrawing = useDeed(talk.withdrawing, () => questions.send({ type: 'topic.changed' }))
  const holdKeys = useKeys((event) => {
    if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTypedIn(event.target)) return
    event.preventDefault()
    onPanel('notes')
    beginNote(notes, lesson)
  })
  return (
    <div ref={holdKeys}>
      {children([
        {
          id: 'notes',
          label: words.notes.title(),
          content: (
            <NotesPanel
              notes={notes}
              lesson={lesson}
              progress={progress}
              saveText={talk.saveText}
              printText={talk.printText}
            />
          ),
        },
        {
          id: 'questions',
          label: words.questions.title(),
          content: <QuestionsPanel questions={questions} asking={asking} withdrawing={withdrawing} lesson={lesson} />,
        },
      ])}
    </div>
  )
}
