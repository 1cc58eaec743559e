import { useSelector } from '@xstate/react'
import { ClipboardPen, FileDown, FileText, ListChecks, Mail } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { correctionAddress, writingAddress } from '../../../domain/class-address.ts'
import { ATTENDANCE, type Attendance } from '../../../domain/class.ts'
import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { countAttendance, countDisciplines } from '../../../domain/roster.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectBeginsAt, selectIsOpen } from '../../../machines/roster/roster.connect.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import type { RosterRead } from '../../../machines/roster/roster.types.ts'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { disciplineWords, personName } from './roster-words.ts'

const styles = {
  stack: css({ display: 'grid', gap: '6', alignContent: 'start', minWidth: '0' }),
  section: css({ display: 'grid', gap: '2', minWidth: '0' }),
  heading: css({ textStyle: 'heading.card' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
  counts: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    columnGap: '4',
    rowGap: '1',
    fontVariantNumeric: 'tabular-nums',
  }),
  waiting: css({ display: 'grid', gap: '2' }),
  person: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' }),
  acts: css({ display: 'grid', gap: '2' }),
  // Nothing of it is for who reads paper, nor is its heading.
  papers: css({ display: 'grid', gap: '2', minWidth: '0', _print: { display: 'none' } }),
}

const Disciplines = ({ people }: { people: readonly RosterEntry[] }) => {
  const words = useWords()
  const { disciplines } = words.roster
  const formats = useFormats()
  const headingId = useId()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {disciplines.title()}
      </h2>
      <dl className={styles.counts}>
        {countDisciplines(people).map(({ discipline, present, onClass }) => (
          <div key={discipline} className={css({ display: 'contents' })}>
            <dt>{disciplineWords(words, discipline)}</dt>
            <dd>{disciplines.count({ present: formats.number(present), total: formats.number(onClass) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Waiting = ({ waiting }: { waiting: RosterRead['roster']['waiting'] }) => {
  const { waitlist } = useWords().roster
  const headingId = useId()
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {waitlist.title()}
      </h2>
      <p className={styles.muted}>{waitlist.text()}</p>
      <ol className={styles.waiting}>
        {waiting.map((person) => (
          <li key={person.id} className={styles.person}>
            <bdi>{personName(person)}</bdi>
            {person.state === 'offered' && <StatusChip tone="info">{waitlist.offered()}</StatusChip>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type RosterAsideProps = Readonly<{
  actor: RosterActor
  read: RosterRead
  people: readonly RosterEntry[]
  /** Whoever looks runs the programme. */
  runs: boolean
}>

const WRITE_TO = {
  present: 'writePresent',
  partial: 'writePartial',
  noShow: 'writeAbsent',
} as const satisfies Readonly<Record<Attendance, string>>

/** What is looked at now and then: who came from where, who waits, the papers, and the end of the class. */
export const RosterAside = ({ actor, read, people, runs }: RosterAsideProps) => {
  const { completion, tools } = useWords().roster
  const dates = useDates()
  const headingId = useId()
  const beginsId = useId()
  const marked = countAttendance(people)
  const isSaving = useSelector(actor, (at) => at.matches({ papers: 'saving' }))
  const paper = useSelector(actor, ({ context }) => context.paper)
  const isOpen = useSelector(actor, selectIsOpen)
  const beginsAt = useSelector(actor, selectBeginsAt)
  return (
    <div className={styles.stack}>
      <Disciplines people={people} />
      <Waiting waiting={read.roster.waiting} />
      <section aria-labelledby={headingId} className={styles.papers}>
        <h2 id={headingId} className={styles.heading}>
          {tools.more()}
        </h2>
        <div className={styles.acts}>
          <Button
            variant="outline"
            icon={FileText}
            busy={isSaving && paper === 'sheet'}
            onClick={() => actor.send({ type: 'paper.chosen', paper: 'sheet' })}
          >
            {tools.sheet()}
          </Button>
          <Button
            variant="outline"
            icon={FileDown}
            busy={isSaving && paper === 'export'}
            onClick={() => actor.send({ type: 'paper.chosen', paper: 'export' })}
          >
            {tools.csv()}
          </Button>
          {ATTENDANCE.filter((mark) => marked[mark] > 0).map((mark) => (
            <LinkButton key={mark} variant="outline" icon={Mail} href={writingAddress(read.roster.held.id, mark)}>
              {tools[WRITE_TO[mark]]()}
            </LinkButton>
          ))}
          {runs && read.roster.held.courseStatusId === CLASS_STATUS.completed && (
            <LinkButton variant="outline" icon={ClipboardPen} href={correctionAddress(read.roster.held.id)}>
              {tools.correct()}
            </LinkButton>
          )}
          {isOpen && (
            <Button
              icon={ListChecks}
              aria-disabled={beginsAt !== null || undefined}
              aria-describedby={beginsAt === null ? undefined : beginsId}
              onClick={() => actor.send({ type: 'completion.begun' })}
            >
              {tools.complete()}
            </Button>
          )}
          {beginsAt !== null && (
            <p id={beginsId} className={styles.muted}>
              {completion.begins({ when: dates.moment(beginsAt, read.roster.held.timeZone) })}
            </p>
          )}
        </div>
      </section>
    </div>
  )
}
