import { useSelector } from '@xstate/react'

import { useWords } from '../../../../i18n/words.tsx'
import type { LessonNotesActor } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import { talkStyles as styles } from './notes.styles.ts'

type NewsProps = Readonly<{ notes: LessonNotesActor }>

/** Whether what was written is where it is safe. Said when there is a pause. */
export const NotesSaved = ({ notes }: NewsProps) => {
  const words = useWords().lessonTalk.notes
  const said = useSelector(notes, (at) => {
    if (at.matches({ queue: 'offline' }) && at.context.journal.changes.length > 0) return words.waiting
    if (at.matches({ queue: 'retrying' })) return words.retrying
    if (at.matches({ queue: 'sending' })) return words.saving
    return at.matches({ queue: 'idle' }) && (at.context.notes?.length ?? 0) > 0 ? words.saved : null
  })
  return (
    <p role="status" className={styles.quiet}>
      {said?.()}
    </p>
  )
}

/** What could not be read, and what the server will not take. */
export const NotesFaults = ({ notes }: NewsProps) => {
  const { actions, lessonTalk } = useWords()
  const words = lessonTalk.notes
  const isUnread = useSelector(notes, (at) => at.matches({ reading: 'unread' }))
  const isRefused = useSelector(notes, (at) => at.matches({ queue: 'refused' }))
  const fault = useSelector(notes, ({ context }) => context.fault)
  return (
    <>
      {isUnread && (
        <FaultBanner
          isReading
          announce="status"
          title={words.unreadTitle()}
          fault={fault}
          kept={words.unreadText()}
          action={
            <Button size="sm" variant="outline" onClick={() => notes.send({ type: 'notes.retried' })}>
              {actions.retry()}
            </Button>
          }
        />
      )}
      {isRefused && (
        <FaultBanner
          title={words.refusedTitle()}
          fault={fault}
          action={
            <>
              <Button size="sm" variant="outline" onClick={() => notes.send({ type: 'queue.retried' })}>
                {actions.retry()}
              </Button>
              <Button size="sm" variant="outline" onClick={() => notes.send({ type: 'change.dropped' })}>
                {words.giveUp()}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}

/** The note that was deleted last can be put back, for as long as nothing else was done. */
export const Removed = ({ notes }: NewsProps) => {
  const words = useWords().lessonTalk.notes
  const canUndo = useSelector(notes, (at) => at.can({ type: 'removal.undone' }))
  return (
    <div role="status" className={styles.between}>
      {canUndo && (
        <>
          <span>{words.removed()}</span>
          <Button size="sm" variant="outline" onClick={() => notes.send({ type: 'removal.undone' })}>
            {words.undo()}
          </Button>
        </>
      )}
    </div>
  )
}
