import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import type { LessonQuestion } from '../../../../domain/contract/lesson-question.contract.ts'
import type { OnlineCourseProgress } from '../../../../domain/contract/lesson.contract.ts'
import type { QuestionAbout, QuestionValues } from '../../../../machines/lesson-questions/question-forms.machine.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { useAskedForm } from '../../../form/use-asked-form.ts'
import { useDeed } from '../../deed-dialog.view.tsx'
import { QuestionsPanel } from '../questions/questions-panel.view.tsx'
import { useKeys } from '../use-keys.ts'
import { beginNote } from './begin-note.ts'
import type { LessonTalk } from './lesson-talk.props.ts'
import { NotesPanel } from './notes-panel.view.tsx'

export type TalkProps = Readonly<{
  progress: OnlineCourseProgress
  lesson: LessonActor
  /** The part under the video that is open, and where it is drawn; null while it is none of these. */
  panel: string
  slot: HTMLElement | null
  /** Within it the key N is heard. */
  page: HTMLElement | null
  onPanel: (id: string) => void
}>

const BLANK: QuestionValues = { text: '' }

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog], [contenteditable]') !== null

/**
 * Notes and questions of a course, for as long as it is open, whichever lesson and part of it is: what waits to be saved
 * goes on when another one is opened. The key N writes a note at the moment of the video.
 */
export const Talking = ({
  talk,
  progress,
  lesson,
  panel,
  slot,
  page,
  onPanel,
}: TalkProps & Readonly<{ talk: LessonTalk }>) => {
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
  useEffect(() => holdKeys(page), [holdKeys, page])
  if (slot === null) return null
  return createPortal(
    panel === 'notes' ? (
      <NotesPanel
        notes={notes}
        lesson={lesson}
        progress={progress}
        saveText={talk.saveText}
        printText={talk.printText}
      />
    ) : (
      <QuestionsPanel questions={questions} asking={asking} withdrawing={withdrawing} lesson={lesson} />
    ),
    slot,
  )
}
