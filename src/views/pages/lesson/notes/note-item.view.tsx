import { useSelector } from '@xstate/react'
import { Pencil, Trash2 } from 'lucide-react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonNotesActor } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import type { ShownNote } from '../../../../machines/lesson-notes/note-changes.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { IconButton } from '../../../ui/icon-button.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'
import { focusNote } from './begin-note.ts'
import { MomentButton } from './moment-button.view.tsx'
import { talkStyles as styles } from './notes.styles.ts'

type NoteItemProps = Readonly<{
  note: ShownNote
  notes: LessonNotesActor
  /** None where the note is of another lesson than the one that is open. */
  lesson: LessonActor | null
  onRemoved: () => void
}>

/** Two devices wrote: both stand there, and one of them is chosen. */
const Conflict = ({ note, notes }: Pick<NoteItemProps, 'note' | 'notes'>) => {
  const words = useWords().lessonTalk.notes
  const settle = (keep: 'mine' | 'theirs') => notes.send({ type: 'conflict.settled', id: note.id, keep })
  return (
    <Banner
      tone="warning"
      announce="status"
      title={words.conflictTitle()}
      action={
        <>
          <Button size="sm" variant="outline" onClick={() => settle('theirs')}>
            {words.keepTheirs()}
          </Button>
          <Button size="sm" variant="outline" onClick={() => settle('mine')}>
            {words.keepMine()}
          </Button>
        </>
      }
    >
      <dl className={styles.body}>
        <dt className={styles.groupTitle}>{words.theirs()}</dt>
        <dd className={styles.text}>{note.revision === 0 ? words.deletedThere() : note.text}</dd>
        <dt className={styles.groupTitle}>{words.mine()}</dt>
        <dd className={styles.text}>{note.mine}</dd>
      </dl>
    </Banner>
  )
}

export const NoteItem = ({ note, notes, lesson, onRemoved }: NoteItemProps) => {
  const words = useWords().lessonTalk.notes
  const { id, lessonId, at, text, revision } = note
  const opened = { type: 'note.opened', draft: { id, lessonId, at, text, revision } } as const
  const canOpen = useSelector(notes, (snapshot) => snapshot.can(opened))
  const moment = formatVideoLength(at)
  return (
    <li className={styles.item}>
      <MomentButton at={at} lesson={lesson} goTo={words.goTo} notYet={words.notYet} />
      <div className={styles.beside}>
        {note.mine === null ? <p className={styles.text}>{text}</p> : <Conflict note={note} notes={notes} />}
        <div className={styles.row}>
          {note.isWaiting && <StatusChip>{words.waits()}</StatusChip>}
          {note.mine === null && (
            <>
              <IconButton
                icon={Pencil}
                label={words.edit({ at: moment })}
                disabled={!canOpen}
                onClick={() => {
                  notes.send(opened)
                  focusNote()
                }}
              />
              <IconButton
                icon={Trash2}
                label={words.remove({ at: moment })}
                onClick={() => {
                  notes.send({ type: 'note.removed', note: { id, lessonId, at, text, revision } })
                  onRemoved()
                }}
              />
            </>
          )}
        </div>
      </div>
    </li>
  )
}
