import { useSelector } from '@xstate/react'
import { FileUp, Pause, Play, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'

import { UPLOAD_ENDINGS } from '../../domain/file-upload.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { selectPercent, selectUploadFace } from '../../machines/upload/upload.connect.ts'
import type { ChosenUpload, UploadActor, UploadEvent } from '../../machines/upload/upload.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { ProgressBar } from '../ui/progress-bar.view.tsx'
import { StatusChip } from '../ui/status-chip.view.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.view.tsx'
import { UploadOutcome } from './upload-outcome.view.tsx'
import { FACE_TONES, whyOf } from './upload-words.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '2',
    paddingBlock: '4',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
  }),
  name: css({ textStyle: 'label', overflowWrap: 'anywhere', minWidth: '0' }),
  why: css({ textStyle: 'small', maxWidth: 'prose' }),
  moved: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

const RESUMED: UploadEvent = { type: 'upload.resumed' }
const PAUSED: UploadEvent = { type: 'upload.paused' }
const RETRIED: UploadEvent = { type: 'upload.retried' }
const ABANDONED: UploadEvent = { type: 'upload.abandoned' }

type RowProps = Readonly<{
  upload: UploadActor
  /** The file that was chosen for this one. */
  chosen: (file: File, upload: UploadActor) => ChosenUpload
  onDismiss: () => void
  /** Asks first. */
  onGiveUp: () => void
  /** It goes: somebody else has the focus. */
  onLeave: (row: HTMLElement) => void
}>

/** The file of an upload that was begun on another page or device. */
const ChooseAgain = ({ upload, chosen }: Pick<RowProps, 'upload' | 'chosen'>) => {
  const { uploads: said } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const { name, kind } = useSelector(upload, ({ context }) => context.plan)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={FileUp}
        aria-label={said.againNamed({ name })}
        onClick={() => input.current?.click()}
      >
        {said.again()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_ENDINGS[kind].join(',')}
        aria-label={said.againNamed({ name })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) upload.send({ type: 'file.chosen', file: chosen(file, upload) })
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** A file on its way: how far it is, what it does, and what can be done with it. */
export const UploadRow = ({ upload, chosen, onDismiss, onGiveUp, onLeave }: RowProps) => {
  const words = useWords()
  const formats = useFormats()
  const { uploads: said } = words
  const row = useRef<HTMLLIElement>(null)
  const face = useSelector(upload, selectUploadFace)
  const percent = useSelector(upload, selectPercent)
  const context = useSelector(upload, (at) => at.context)
  const canPause = useSelector(upload, (at) => at.can(PAUSED))
  const canResume = useSelector(upload, (at) => at.can(RESUMED))
  const canRetry = useSelector(upload, (at) => at.can(RETRIED))
  const canLeave = useSelector(upload, (at) => at.can(ABANDONED))
  const isAwaiting = useSelector(upload, (at) => at.matches('awaitingFile'))
  const isOver = useSelector(upload, (at) => at.hasTag('over'))
  const { plan, sent, held } = context
  const { name } = plan
  const why = whyOf(face, { words, formats, context })
  const part = formats.percent(percent / 100)
  const size = formats.fileSize(plan.size)
  const moved = sent === 0 ? size : said.moved({ sent: formats.fileSize(sent), size })
  const isKept = face === 'unabandoned'
  const leave = () => {
    if (row.current) onLeave(row.current)
  }

  return (
    <li ref={row} className={styles.row}>
      <div className={styles.head}>
        <bdi className={styles.name}>{name}</bdi>
        <p role="status">
          <VisuallyHidden>
            <bdi>{name}</bdi>
          </VisuallyHidden>{' '}
          <StatusChip tone={FACE_TONES[face]}>{said.faces[face]()}</StatusChip>
        </p>
      </div>
      {why !== null && <p className={styles.why}>{why}</p>}
      {!isOver && face !== 'checking' && (
        <>
          <ProgressBar
            quiet
            label={said.progress({ name })}
            value={percent}
            valueText={said.movedRead({ percent: part, moved })}
          />
          <p className={styles.moved} aria-hidden="true">
            <bdi>{part}</bdi>
            <span>{moved}</span>
          </p>
        </>
      )}
      {face === 'ready' && held && <UploadOutcome held={held} />}
      <div className={styles.acts}>
        {isAwaiting && <ChooseAgain upload={upload} chosen={chosen} />}
        {canRetry && (
          <Button
            size="sm"
            variant="outline"
            icon={RotateCw}
            aria-label={said.retryNamed({ name })}
            onClick={() => upload.send(RETRIED)}
          >
            {words.actions.retry()}
          </Button>
        )}
        {/* One button, which keeps the focus. */}
        {(canPause || canResume) && (
          <Button
            size="sm"
            variant="outline"
            icon={canPause ? Pause : Play}
            aria-label={
              canPause ? said.pauseNamed({ name }) : isKept ? said.keepNamed({ name }) : said.resumeNamed({ name })
            }
            onClick={() => upload.send(canPause ? PAUSED : RESUMED)}
          >
            {canPause ? said.pause() : isKept ? said.keep() : said.resume()}
          </Button>
        )}
        {canLeave && (
          <Button
            size="sm"
            variant="ghost"
            icon={X}
            aria-label={said.leaveNamed({ name })}
            onClick={() => {
              if (sent > 0) return onGiveUp()
              leave()
              return upload.send(ABANDONED)
            }}
          >
            {said.leave()}
          </Button>
        )}
        {isOver && (
          <Button
            size="sm"
            variant="ghost"
            icon={X}
            aria-label={said.dismissNamed({ name })}
            onClick={() => {
              leave()
              onDismiss()
            }}
          >
            {words.actions.dismiss()}
          </Button>
        )}
      </div>
    </li>
  )
}
