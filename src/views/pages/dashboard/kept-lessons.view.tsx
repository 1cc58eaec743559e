import { useActorRef, useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import type {
  HeldLesson,
  KeptLessonsActor,
  keptLessonsMachine,
} from '../../../machines/lesson-keeping/kept-lessons.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { Lapsed } from '../lesson/keeping/lapsed.view.tsx'
import { DashboardSection } from './dashboard-section.view.tsx'

const styles = {
  list: css({ display: 'grid', gap: '4' }),
  row: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
    alignItems: 'center',
  }),
  title: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  small: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
}

type RowProps = Readonly<{ actor: KeptLessonsActor; held: HeldLesson }>

const Row = ({ actor, held }: RowProps) => {
  const said = useWords().lessonKeeping.list
  const formats = useFormats()
  const { lessonId, courseId, position, title, unsent, isWhole, bytes, kept } = held
  const titleId = `kept-${lessonId}`
  const isLeaving = useSelector(actor, (at) => at.matches({ listed: 'removing' }) && at.context.leaving === lessonId)
  const canRemove = useSelector(actor, (at) => at.can({ type: 'removal.asked', lessonId }))
  const name = { position, title }
  return (
    <Surface as="li" className={styles.row} aria-labelledby={titleId}>
      <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
        <h3 id={titleId} className={styles.title}>
          {position}. <bdi>{title}</bdi>
        </h3>
        <p className={styles.small}>
          <bdi>{held.courseTitle}</bdi>
          {isWhole && ` · ${formats.fileSize(bytes)}`}
        </p>
        {!isWhole && (
          <p className={styles.small}>
            {said.partial({ kept: formats.fileSize(kept), total: formats.fileSize(bytes) })}
          </p>
        )}
        {unsent >= 1 && (
          <p>
            <StatusChip tone="warning">{said.unsent({ time: formats.duration(Math.floor(unsent)) })}</StatusChip>
          </p>
        )}
      </div>
      <div className={styles.line}>
        <LinkButton href={`/online-course/${courseId}?lesson=${lessonId}`} aria-label={said.openLesson(name)}>
          {said.open()}
        </LinkButton>
        <Button
          variant="ghost"
          icon={Trash2}
          busy={isLeaving}
          disabled={!canRemove && !isLeaving}
          aria-label={said.removeLesson(name)}
          onClick={() => actor.send({ type: 'removal.asked', lessonId })}
        >
          {said.remove()}
        </Button>
      </div>
    </Surface>
  )
}

/** The lessons that open without a network. Nothing where there are none. */
export const KeptLessons = ({ machine }: { machine: typeof keptLessonsMachine }) => {
  const words = useWords().lessonKeeping
  const formats = useFormats()
  const actor = useActorRef(machine)
  const { lessons, room } = useSelector(actor, ({ context }) => context.held)
  const isUnread = useSelector(actor, (at) => at.matches('unread'))
  const isUnremoved = useSelector(actor, (at) => at.matches({ listed: 'unremoved' }))
  if (!isUnread && lessons.length === 0) return null
  return (
    <DashboardSection heading={words.list.heading()}>
      {isUnread ? (
        <Banner
          tone="warning"
          announce="status"
          action={
            <Button variant="outline" onClick={() => actor.send({ type: 'list.retried' })}>
              {words.again()}
            </Button>
          }
        >
          {words.list.unread()}
        </Banner>
      ) : (
        <div className={styles.list}>
          <Lapsed />
          {isUnremoved && (
            <Banner tone="danger" announce="alert">
              {words.unremoved()}
            </Banner>
          )}
          <ul className={styles.list}>
            {lessons.map((held) => (
              <Row key={held.lessonId} actor={actor} held={held} />
            ))}
          </ul>
          {room && (
            <p className={styles.small}>
              {words.room({ used: formats.fileSize(room.used), most: formats.fileSize(room.most) })}
            </p>
          )}
        </div>
      )}
    </DashboardSection>
  )
}
