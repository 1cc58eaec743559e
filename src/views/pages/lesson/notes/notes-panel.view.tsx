import { useSelector } from '@xstate/react'
import { FileDown, Printer, Search, StickyNote } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'

import type { OnlineCourseProgress } from '../../../../domain/contract/lesson.contract.ts'
import { formatVideoLength } from '../../../../domain/duration.ts'
import { directionOf } from '../../../../domain/language.ts'
import { useLanguage, useWords } from '../../../../i18n/words.tsx'
import type { LessonNotesActor } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import { shownNotes } from '../../../../machines/lesson-notes/note-changes.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { EmptyState } from '../../../ui/empty-state.view.tsx'
import { Segmented } from '../../../ui/segmented.view.tsx'
import { SkeletonText } from '../../../ui/skeleton.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { beginNote } from './begin-note.ts'
import type { LessonTalk } from './lesson-talk.props.ts'
import { NoteComposer } from './note-composer.view.tsx'
import { NoteItem } from './note-item.view.tsx'
import { NotesFaults, NotesSaved, Removed } from './notes-news.view.tsx'
import { byLesson, foundAmong, notesText, type NotesOfLesson } from './notes-text.ts'
import { talkStyles as styles } from './notes.styles.ts'

export type NotesPanelProps = Readonly<{
  notes: LessonNotesActor
  lesson: LessonActor
  progress: OnlineCourseProgress
}> &
  Pick<LessonTalk, 'saveText' | 'printText'>

type Scope = 'lesson' | 'course'

/** Fewer are read faster than they are searched. */
const WORTH_SEARCHING = 4

/** What the notes of a course are worth without the video: a file, or paper. */
const TakeOut = ({
  progress,
  all,
  saveText,
  printText,
}: Pick<NotesPanelProps, 'progress' | 'saveText' | 'printText'> & Readonly<{ all: readonly NotesOfLesson[] }>) => {
  const words = useWords().lessonTalk.notes
  const language = useLanguage()
  const title = words.fileTitle({ course: progress.courseTitle })
  const text = notesText(title, all)
  return (
    <div className={styles.row}>
      <Button size="sm" variant="outline" icon={FileDown} onClick={() => saveText(`${words.fileName()}.txt`, text)}>
        {words.saveFile()}
      </Button>
      <Button size="sm" variant="outline" icon={Printer} onClick={() => printText(title, text, directionOf(language))}>
        {words.print()}
      </Button>
    </div>
  )
}

/** The learner's own notes: at the moment of the video, by time, in this lesson or in all. */
export const NotesPanel = ({ notes, lesson, progress, saveText, printText }: NotesPanelProps) => {
  const words = useWords().lessonTalk.notes
  const [scope, setScope] = useState<Scope>('lesson')
  const begin = useRef<HTMLButtonElement>(null)
  const lessonId = useSelector(lesson, ({ context }) => context.lesson.id)
  const position = useSelector(lesson, ({ context }) => Math.floor(context.position))
  const read = useSelector(notes, ({ context }) => context.notes)
  const journal = useSelector(notes, ({ context }) => context.journal)
  const search = useSelector(notes, ({ context }) => context.search)
  const isReading = useSelector(notes, (at) => at.hasTag('loading'))
  const isWriting = useSelector(notes, (at) => !at.matches({ desk: 'resting' }))
  const whole = useMemo(() => shownNotes(read ?? [], journal), [read, journal])
  const all = byLesson(whole, progress.lessons, words.earlier())
  const ofLesson = whole.filter((note) => note.lessonId === lessonId)
  const found = foundAmong(scope === 'lesson' ? ofLesson : whole, search)
  const shown = byLesson(found, progress.lessons, words.earlier())
  const backToBegin = () => queueMicrotask(() => begin.current?.focus())

  return (
    <div className={styles.root}>
      <div className={styles.body}>
        {isWriting ? (
          <NoteComposer notes={notes} onDone={backToBegin} />
        ) : (
          <div className={styles.between}>
            <Button
              ref={begin}
              icon={StickyNote}
              title={words.addKey()}
              aria-keyshortcuts="n"
              className={styles.wide}
              onClick={() => beginNote(notes, lesson)}
            >
              {words.add({ at: formatVideoLength(position) })}
            </Button>
            <span className={styles.quiet}>{words.private()}</span>
          </div>
        )}
        <Removed notes={notes} />
      </div>
      <NotesFaults notes={notes} />
      {all.length > 0 && (
        <Segmented<Scope>
          legend={words.scope()}
          isLegendHidden
          segments={[
            { value: 'lesson', label: words.ofLesson() },
            { value: 'course', label: words.ofCourse() },
          ]}
          value={scope}
          onValueChange={setScope}
        />
      )}
      {(whole.length >= WORTH_SEARCHING || search !== '') && (
        <div className={styles.body}>
          <TextField
            type="search"
            label={words.search()}
            isLabelHidden
            placeholder={words.search()}
            icon={Search}
            dir="auto"
            autoComplete="off"
            value={search}
            onValueChange={(text) => notes.send({ type: 'search.typed', text })}
          />
          <p role="status" className={styles.quiet}>
            {search.trim() !== '' && (found.length === 0 ? words.nothingFound() : words.found({ count: found.length }))}
          </p>
        </div>
      )}
      {isReading && read === undefined && whole.length === 0 ? (
        <div role="status" aria-label={words.loading()}>
          <SkeletonText />
        </div>
      ) : (
        shown.map((group) => (
          <section key={group.lessonId} aria-label={group.title} className={styles.group}>
            {scope === 'course' && <h3 className={styles.groupTitle}>{group.title}</h3>}
            <ol className={styles.list}>
              {group.notes.map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  notes={notes}
                  lesson={note.lessonId === lessonId ? lesson : null}
                  onRemoved={backToBegin}
                />
              ))}
            </ol>
          </section>
        ))
      )}
      {!isReading && found.length === 0 && search.trim() === '' && (
        <EmptyState size="section" level={3} title={scope === 'lesson' ? words.none() : words.noneInCourse()}>
          {words.noneText()}
        </EmptyState>
      )}
      <div className={styles.between}>
        <NotesSaved notes={notes} />
        {all.length > 0 && <TakeOut progress={progress} all={all} saveText={saveText} printText={printText} />}
      </div>
    </div>
  )
}
