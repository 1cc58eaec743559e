import { useActorRef, useSelector } from '@xstate/react'
import { CalendarClock, MapPin } from 'lucide-react'
import { useId, useRef, type Ref } from 'react'
import { css } from 'styled-system/css'

import type { OwnWalkIn } from '../../../domain/contract/own-walk-ins.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useDates } from '../../dates.ts'
import { arriving } from '../../shell/arriving.tsx'
import { Part } from '../../shell/part.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { heldHeight } from '../../ui/held-height.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import type { AnsweredWalkIn } from './own-walk-in-dialog.view.tsx'

export type OwnWalkInsProps = Readonly<{
  machine: ResourceMachine<readonly OwnWalkIn[]>
  answering: DeedMachine<AnsweredWalkIn>
}>

const dialog = arriving(() => import('./own-walk-in-dialog.view.tsx'))

const styles = {
  /**
   * The last of a page, which it moves nothing of when it comes: until it is in sight, its heading is seen over the end
   * of the screen, and leads there.
   */
  heading: css({
    marginBlock: '[{spacing.8} {spacing.4}]',
    width: 'fit',
    maxWidth: 'full',
    textStyle: 'heading.section',
    '&[data-asks]': { position: 'sticky', insetBlockEnd: '4', zIndex: 'raised' },
  }),
  lead: css({
    minHeight: 'target',
    _touch: { minHeight: 'touch' },
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'control',
    borderWidth: 'hairline',
    backgroundColor: 'bg.raised',
    boxShadow: 'float',
    cursor: 'pointer',
    textAlign: 'start',
  }),
  section: css({ scrollMarginBlockStart: '24', '&:not(:last-child)': { marginBlockEnd: '8' } }),
  list: css({ display: 'grid', gap: '4' }),
  row: css({ display: 'grid', gap: '4', overflowWrap: 'anywhere' }),
  answer: css({ display: 'grid', gap: '4', alignContent: 'start' }),
  fact: css({ display: 'flex', gap: '2', color: 'fg.muted', '& > :first-child': { marginBlockStart: '0.5' } }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '4' }),
}

type RowProps = Readonly<{
  walkIn: OwnWalkIn
  actor: DeedActor<AnsweredWalkIn>
  /** What came of it, where it was just answered: in the place of what was asked. */
  wasMe: boolean | null
  /** Takes the focus when it is said. */
  news: Ref<HTMLDivElement> | undefined
}>

const Row = ({ walkIn, actor, wasMe, news }: RowProps) => {
  const { classes, walkIns: said } = useWords().dashboard
  const dates = useDates()
  const { id, courseTitle, courseDate, timeZone, venue } = walkIn
  const titleId = `walk-in-${id}`
  const ask = (isMe: boolean) => () => actor.send({ type: 'deed.asked', subject: { walkIn, wasMe: isMe } })
  return (
    <Surface as="li" className={styles.row} aria-labelledby={titleId}>
      <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
        <h3 id={titleId} className={css({ textStyle: 'heading.card' })}>
          <bdi>{courseTitle}</bdi>
        </h3>
        <p className={styles.fact}>
          <Icon as={CalendarClock} />
          <span>
            <VisuallyHidden>{classes.when()}: </VisuallyHidden>
            <time dateTime={courseDate}>{dates.moment(courseDate, timeZone)}</time>
          </span>
        </p>
        <p className={styles.fact}>
          <Icon as={MapPin} />
          <span>
            <VisuallyHidden>{classes.where()}: </VisuallyHidden>
            <bdi>{venue}</bdi>
          </span>
        </p>
      </div>
      <div ref={heldHeight} className={styles.answer}>
        <div ref={news} role="status" tabIndex={-1} className={css({ _empty: { display: 'none' } })}>
          {wasMe !== null && <Banner tone="success">{wasMe ? said.confirmed() : said.declined()}</Banner>}
        </div>
        {wasMe === null && (
          <>
            <p>{said.text()}</p>
            <div className={styles.ways} onPointerEnter={dialog.prepare} onFocus={dialog.prepare}>
              <Button aria-haspopup="dialog" aria-describedby={titleId} onClick={ask(true)}>
                {said.wasMe()}
              </Button>
              <Button variant="outline" aria-haspopup="dialog" aria-describedby={titleId} onClick={ask(false)}>
                {said.wasNotMe()}
              </Button>
            </div>
          </>
        )}
      </div>
    </Surface>
  )
}

const earlier = (one: OwnWalkIn, other: OwnWalkIn) =>
  one.courseDate === other.courseDate ? one.id - other.id : one.courseDate < other.courseDate ? -1 : 1

/** Those that are asked about, as the server has them in order, with the one that was just answered where it stood. */
const withAnswered = (asked: readonly OwnWalkIn[], answered: OwnWalkIn | undefined): readonly OwnWalkIn[] =>
  answered && !asked.some(({ id }) => id === answered.id) ? [...asked, answered].toSorted(earlier) : asked

/**
 * Whether it was them whom an instructor put on a class: nothing where nobody asks. While it is looked for, and where it
 * could not be, nothing is said either: hardly anybody is asked, and the mail of the class asks it too.
 */
export const OwnWalkIns = ({ machine, answering }: OwnWalkInsProps) => {
  const { walkIns: said } = useWords().dashboard
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const reader = useActorRef(machine, { input: { query: undefined } })
  const asked = useSelector(reader, selectData) ?? []
  const actor = useActorRef(answering)
  const isAsking = useSelector(actor, (at) => !at.matches('resting'))
  const answered = useSelector(actor, ({ context }) => context.done?.subject)
  const subjectId = useSelector(actor, ({ context }) => context.subject?.walkIn.id)
  const rows = withAnswered(asked, answered?.walkIn)
  const asks = isAsking || rows.some((row) => row.id !== answered?.walkIn.id)
  if (rows.length === 0 && !isAsking) return null
  const lead = () => {
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <h2 id={id} data-asks={asks ? '' : undefined} className={styles.heading}>
        {asks ? (
          <button type="button" className={styles.lead} onClick={lead}>
            {said.heading()}
          </button>
        ) : (
          said.answered()
        )}
      </h2>
      <section ref={list} tabIndex={-1} aria-labelledby={id} className={styles.section}>
        <ul className={styles.list}>
          {rows.map((walkIn) => (
            <Row
              key={walkIn.id}
              walkIn={walkIn}
              actor={actor}
              wasMe={walkIn.id === answered?.walkIn.id ? answered.wasMe : null}
              news={walkIn.id === subjectId ? news : undefined}
            />
          ))}
        </ul>
        {isAsking && (
          <Part onFailed={() => actor.send({ type: 'deed.declined' })}>
            <dialog.Arriving actor={actor} news={news} />
          </Part>
        )}
      </section>
    </>
  )
}
