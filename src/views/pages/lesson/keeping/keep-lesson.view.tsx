import { useActorRef, useSelector } from '@xstate/react'
import { CloudDownload, RefreshCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../../i18n/words.tsx'
import { bytesTaken, keepingFace } from '../../../../machines/lesson-keeping/lesson-keeping.connect.ts'
import type { LessonKeepingActor } from '../../../../machines/lesson-keeping/lesson-keeping.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { ProgressBar } from '../../../ui/progress-bar.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'
import { faultWords } from '../../fault-words.ts'
import type { KeepProps, LessonKeeping } from './keeping.props.ts'
import { Lapsed } from './lapsed.view.tsx'

const styles = {
  box: css({ display: 'grid', gap: '2', maxWidth: 'prose' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' }),
  small: css({ textStyle: 'small', color: 'fg.muted' }),
}

type KeepingPart = Readonly<{ keeping: LessonKeepingActor }>

const Small = ({ children }: { children: ReactNode }) => <p className={styles.small}>{children}</p>

/** How much of the device is used, where the browser tells. */
const Room = ({ keeping }: KeepingPart) => {
  const words = useWords().lessonKeeping
  const formats = useFormats()
  const room = useSelector(keeping, ({ context }) => context.room)
  return room && <Small>{words.room({ used: formats.fileSize(room.used), most: formats.fileSize(room.most) })}</Small>
}

const Absent = ({ keeping }: KeepingPart) => {
  const words = useWords().lessonKeeping
  const formats = useFormats()
  const size = useSelector(keeping, ({ context }) => context.size)
  return (
    <>
      <div>
        <Button
          size="sm"
          variant="outline"
          icon={CloudDownload}
          onClick={() => keeping.send({ type: 'keeping.asked' })}
        >
          {words.keep({ size: formats.fileSize(size) })}
        </Button>
      </div>
      <Small>{words.about()}</Small>
    </>
  )
}

const Coming = ({ keeping }: KeepingPart) => {
  const words = useWords().lessonKeeping
  const formats = useFormats()
  const { kept, total } = useSelector(keeping, ({ context }) => context.amount)
  const isAway = useSelector(keeping, (at) => at.matches({ keeping: 'paused' }))
  // Said until something has come: a further try changes nothing for who waits, and would be read out each time.
  const fault = useSelector(keeping, ({ context }) => context.fault?.kind)
  const isPaused = isAway || fault === 'offline'
  const isRetrying = !isPaused && fault !== undefined
  return (
    <>
      <ProgressBar
        label={words.progress()}
        value={kept}
        max={Math.max(1, total)}
        valueText={
          total === 0
            ? words.preparing()
            : words.progressValue({ kept: formats.fileSize(kept), total: formats.fileSize(total) })
        }
      />
      <div className={styles.line}>
        <span role="status">
          {isPaused && <StatusChip tone="warning">{words.paused()}</StatusChip>}
          {isRetrying && <StatusChip tone="warning">{words.retrying()}</StatusChip>}
        </span>
        <Button size="sm" variant="ghost" onClick={() => keeping.send({ type: 'keeping.abandoned' })}>
          {words.stop()}
        </Button>
      </div>
    </>
  )
}

const Remove = ({ keeping }: KeepingPart) => {
  const words = useWords().lessonKeeping
  const isRemoving = useSelector(keeping, (at) => at.matches('removing'))
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={Trash2}
      busy={isRemoving}
      onClick={() => keeping.send({ type: 'removal.asked' })}
    >
      {isRemoving ? words.removing() : words.remove()}
    </Button>
  )
}

const Kept = ({ keeping }: KeepingPart) => {
  const words = useWords().lessonKeeping
  const formats = useFormats()
  const total = useSelector(keeping, ({ context }) => context.amount.total)
  return (
    <>
      <div className={styles.line}>
        <span role="status">
          <StatusChip tone="success">{words.kept()}</StatusChip>
        </span>
        <span className={styles.small}>{formats.fileSize(total)}</span>
        <Remove keeping={keeping} />
      </div>
      <Small>{words.keptText()}</Small>
      <Room keeping={keeping} />
    </>
  )
}

type TroubleProps = KeepingPart &
  Readonly<{ title: string; text?: string | undefined; again: string; onAgain: () => void; isHeld: boolean }>

/** What stands in the way, and the ways on. */
const Trouble = ({ keeping, title, text, again, onAgain, isHeld }: TroubleProps) => (
  <>
    <p role="status">
      <StatusChip tone="warning">{title}</StatusChip>
    </p>
    {text !== undefined && <Small>{text}</Small>}
    <div className={styles.line}>
      <Button size="sm" variant="outline" icon={RefreshCw} onClick={onAgain}>
        {again}
      </Button>
      {isHeld && <Remove keeping={keeping} />}
    </div>
  </>
)

/** What the device has of the open lesson, and what can be done about that. */
export const KeepFace = ({ keeping }: KeepingPart) => {
  const words = useWords()
  const said = words.lessonKeeping
  const formats = useFormats()
  const fault = useSelector(keeping, ({ context }) => context.fault)
  const total = useSelector(keeping, bytesTaken)
  const face = useSelector(keeping, keepingFace)

  if (face === 'unsupported') return <Small>{said.unsupported()}</Small>
  if (face === 'absent') return <Absent keeping={keeping} />
  if (face === 'keeping') return <Coming keeping={keeping} />
  if (face === 'kept' || face === 'checking') return <Kept keeping={keeping} />
  if (face === 'removing') return <Remove keeping={keeping} />
  const again = () => keeping.send({ type: 'keeping.asked' })
  if (face === 'stale')
    return (
      <Trouble
        keeping={keeping}
        title={said.staleTitle()}
        text={said.staleText()}
        again={said.renew()}
        onAgain={() => keeping.send({ type: 'renewal.asked' })}
        isHeld
      />
    )
  if (face === 'full' || face === 'measuringAgain')
    return (
      <>
        <Trouble
          keeping={keeping}
          title={said.fullTitle()}
          text={said.fullText({ size: formats.fileSize(total) })}
          again={said.again()}
          onAgain={again}
          isHeld
        />
        <Room keeping={keeping} />
      </>
    )
  if (face === 'failed')
    return (
      <Trouble
        keeping={keeping}
        title={said.failedTitle()}
        text={faultWords(words, fault)}
        again={said.again()}
        onAgain={again}
        isHeld
      />
    )
  if (face === 'unremoved')
    return (
      <Trouble
        keeping={keeping}
        title={said.unremoved()}
        again={said.again()}
        onAgain={() => keeping.send({ type: 'removal.asked' })}
        isHeld={false}
      />
    )
  if (face === 'unmeasured')
    return (
      <Trouble
        keeping={keeping}
        title={said.unmeasured()}
        again={said.again()}
        onAgain={() => keeping.send({ type: 'measure.retried' })}
        isHeld={false}
      />
    )
  return <Small>{said.looking()}</Small>
}

/** Keeps the open lesson for a place without a signal. Give it a key of the lesson: it goes on while the quiz is open. */
export const KeepLesson = ({ machine, courseId, enrollmentId, lesson, slot }: KeepProps & LessonKeeping) => {
  const words = useWords().lessonKeeping
  const lessonId = lesson.getSnapshot().context.lesson.id
  const keeping = useActorRef(machine, { input: { courseId, enrollmentId, lessonId, lesson } })
  if (slot === null) return null
  return createPortal(
    <section aria-label={words.title()} className={styles.box}>
      <Lapsed />
      <KeepFace keeping={keeping} />
    </section>,
    slot,
  )
}
