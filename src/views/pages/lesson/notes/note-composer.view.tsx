import { useSelector } from '@xstate/react'
import { useId, type KeyboardEvent } from 'react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { LESSON_NOTE_LIMITS } from '../../../../domain/lesson-note.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { LessonNotesActor } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { TextArea } from '../../../ui/text-area.view.tsx'
import { NOTE_FIELD } from './begin-note.ts'
import { talkStyles as styles } from './notes.styles.ts'

type NoteComposerProps = Readonly<{ notes: LessonNotesActor; onDone: () => void }>

/** A note that is being written. Ctrl and Enter keep it, Escape leaves it. */
export const NoteComposer = ({ notes, onDone }: NoteComposerProps) => {
  const { actions, lessonTalk } = useWords()
  const words = lessonTalk.notes
  const formats = useFormats()
  const id = useId()
  const draft = useSelector(notes, ({ context }) => context.journal.draft)
  const canKeep = useSelector(notes, (snapshot) => snapshot.can({ type: 'note.kept' }))
  if (!draft) return null
  const length = draft.text.trim().length
  const isTooLong = length > LESSON_NOTE_LIMITS.text
  const end = (type: 'note.kept' | 'note.left') => {
    if (!notes.getSnapshot().can({ type })) return
    notes.send({ type })
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end('note.kept')
    else if (event.key === 'Escape') end('note.left')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      aria-labelledby={id}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        end('note.kept')
      }}
    >
      <p id={id} className={styles.groupTitle}>
        {words.atTime({ at: formatVideoLength(draft.at) })}
      </p>
      <TextArea
        id={NOTE_FIELD}
        label={words.text()}
        dir="auto"
        rows={4}
        value={draft.text}
        onKeyDown={press}
        error={
          isTooLong
            ? words.tooLong({ most: formats.number(LESSON_NOTE_LIMITS.text), count: formats.number(length) })
            : undefined
        }
        onValueChange={(text) => notes.send({ type: 'note.typed', text })}
      />
      <div className={styles.row}>
        <Button type="submit" disabled={!canKeep}>
          {words.save()}
        </Button>
        <Button variant="outline" onClick={() => end('note.left')}>
          {actions.cancel()}
        </Button>
      </div>
    </form>
  )
}
