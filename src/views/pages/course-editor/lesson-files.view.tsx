import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import {
  LESSON_TRACKS,
  type CourseFile,
  type CourseFilm,
  type CourseLesson,
  type LessonTrack,
} from '../../../domain/course/course-document.ts'
import { lessonTarget, shownName } from '../../../domain/course/course-upload.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Uploads } from '../../uploads/uploads.view.tsx'
import { thenFocus } from './editor-focus.ts'
import { fieldId } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  slots: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' },
    gap: '4',
    alignItems: 'start',
  }),
  slot: css({ display: 'grid', gap: '2', minWidth: '0', outlineOffset: '[4px]' }),
  label: css({ textStyle: 'label' }),
  file: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' }),
  name: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  facts: css({ textStyle: 'small', color: 'fg.muted' }),
}

type SlotProps = Readonly<{
  id: string
  label: string
  file: CourseFile | null
  /** Beside its name: how long it is. */
  facts?: string
  /** What its absence means. */
  missing: Readonly<{ tone: 'warning' | 'neutral'; text: string }>
  onRemove: () => void
  /** The way to bring one. */
  children?: ReactNode
}>

/** A file of the lesson, or the place where it will be. */
const Slot = ({ id, label, file, facts, missing, onRemove, children }: SlotProps) => {
  const { lessons: said } = useWords().courseEditor
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} className={styles.slot}>
      <p aria-hidden className={styles.label}>
        {label}
      </p>
      {file ? (
        <div className={styles.file}>
          <bdi dir="ltr" className={styles.name}>
            {shownName(file)}
          </bdi>
          {facts !== undefined && (
            <span dir="ltr" className={styles.facts}>
              {facts}
            </span>
          )}
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => thenFocus(onRemove, id)}>
            {said.takeOut()}
          </Button>
        </div>
      ) : (
        <div>
          <StatusChip tone={missing.tone}>{missing.text}</StatusChip>
        </div>
      )}
      {children}
    </div>
  )
}

/** Of a film it is told: it has to be that of the video. */
const lengthOf = (file: CourseFile | CourseFilm | null) =>
  file !== null && 'seconds' in file ? { facts: formatVideoLength(file.seconds) } : {}

type LessonFilesProps = Readonly<{ editor: Editor; lesson: CourseLesson }>

/** What is watched and read along: the video, its captions, labels and voice in each language, and the picture before it. */
export const LessonFiles = ({ editor, lesson }: LessonFilesProps) => {
  const { lessons: said } = useWords().courseEditor
  const { key, video, poster } = lesson
  const { uploads } = editor
  const tracks = {
    captions: { title: said.captions, help: said.captionsHelp, of: said.captionsIn, none: said.noCaptions },
    films: { title: said.films, help: said.filmsHelp, of: said.filmsIn, none: said.noFilm },
    labels: { title: said.labels, help: said.labelsHelp, of: said.labelsIn, none: said.noLabels },
  } as const satisfies Record<LessonTrack, unknown>
  const of = ['lessons', key] as const
  const target = lessonTarget(
    useSelector(editor.actor, ({ context }) => context.courseId),
    key,
  )
  return (
    <>
      <DetailSection title={said.video()} lead={said.videoHelp()}>
        <div className={styles.slots}>
          <Slot
            id={fieldId([...of, 'video'])}
            label={said.videoFile()}
            file={video?.sources[0] ?? null}
            {...(video && { facts: formatVideoLength(video.seconds) })}
            missing={{ tone: 'warning', text: said.noVideo() }}
            onRemove={() => editor.set([...of, 'video'], null)}
          >
            <Uploads actor={uploads} target={target} kinds={['video']} />
          </Slot>
          <Slot
            id={fieldId([...of, 'poster'])}
            label={said.poster()}
            file={poster}
            missing={{ tone: 'neutral', text: said.noPoster() }}
            onRemove={() => editor.set([...of, 'poster'], null)}
          >
            <Uploads actor={uploads} target={target} kinds={['picture']} />
          </Slot>
        </div>
      </DetailSection>
      {LESSON_TRACKS.map((track) => (
        <DetailSection key={track} title={tracks[track].title()} lead={tracks[track].help()}>
          <div className={styles.slots}>
            {LANGUAGES.map((language) => (
              <Slot
                key={language}
                id={fieldId([...of, track, language])}
                label={tracks[track].of({ language: OWN_NAME[language] })}
                file={lesson[track][language]}
                {...lengthOf(lesson[track][language])}
                // The transcript is made of English captions; all else may be left out.
                missing={{
                  tone: track === 'captions' && language === 'en' ? 'warning' : 'neutral',
                  text: tracks[track].none(),
                }}
                onRemove={() => editor.set([...of, track, language], null)}
              >
                <Uploads
                  actor={uploads}
                  target={target}
                  kinds={[track]}
                  language={language}
                  seconds={video?.seconds ?? null}
                />
              </Slot>
            ))}
          </div>
        </DetailSection>
      ))}
    </>
  )
}
