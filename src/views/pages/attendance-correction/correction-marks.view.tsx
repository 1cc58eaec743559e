import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { ATTENDANCE, type Attendance } from '../../../domain/class.ts'
import { CORRECTION_REASON_MAX } from '../../../domain/contract/attendance-correction.contract.ts'
import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { isSeen } from '../../../domain/plain-name.ts'
import { fold } from '../../../domain/text-folding.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AttendanceCorrectionActor } from '../../../machines/attendance-correction/attendance-correction.machine.ts'
import type { MarkMeanwhile } from '../../../machines/attendance-correction/correction-draft.ts'
import { refusalAt } from '../../../machines/filling.ts'
import { goToNews } from '../../form/form-news.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { FaultBanner } from '../fault-banner.view.tsx'

/** So few are seen at a glance. */
const FEW = 8

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  rows: css({ display: 'grid', gap: '0', listStyle: 'none', padding: '0', margin: '0' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
    gap: { base: '1.5', md: '4' },
    alignItems: 'center',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: 'none' },
  }),
  who: css({ display: 'grid', minWidth: '0' }),
  name: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  was: css({ textStyle: 'small', fontWeight: 'semibold', color: 'status.warning.fg' }),
  list: css({ display: 'grid', gap: '1', margin: '0', paddingInlineStart: '5' }),
}

const fullName = ({ firstName, lastName }: Pick<RosterEntry, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

const Row = ({ actor, entry }: Readonly<{ actor: AttendanceCorrectionActor; entry: RosterEntry }>) => {
  const { attendanceCorrection: said } = useWords()
  const wanted = useSelector(actor, ({ context }) => context.changes[entry.id])
  const name = fullName(entry)
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {entry.agency !== null && (
          <span className={styles.quiet}>
            <bdi>{entry.agency}</bdi>
          </span>
        )}
        {wanted !== undefined && (
          <span className={styles.was}>{said.was({ mark: said.mark[entry.attendance ?? 'none']() })}</span>
        )}
        {entry.isOwn && <span className={styles.quiet}>{said.own()}</span>}
      </span>
      {entry.isOwn ? (
        <span>{said.mark[entry.attendance ?? 'none']()}</span>
      ) : (
        <Segmented<Attendance | 'none'>
          legend={said.markOf({ name: isolated(name) })}
          isLegendHidden
          segments={ATTENDANCE.map((value) => ({ value, label: said.mark[value]() }))}
          value={wanted ?? entry.attendance ?? 'none'}
          onValueChange={(attendance) =>
            attendance !== 'none' && actor.send({ type: 'mark.changed', registrationId: entry.id, attendance })
          }
        />
      )}
    </li>
  )
}

const Meanwhile = ({ meanwhile }: Readonly<{ meanwhile: readonly MarkMeanwhile[] }>) => {
  const { attendanceCorrection: said } = useWords()
  if (meanwhile.length === 0) return null
  const sentence = ({ seen, now, wanted }: MarkMeanwhile): string => {
    const name = isolated(fullName(seen))
    if (now === null) return said.meanwhile.gone({ name })
    const marks = {
      name,
      seen: said.mark[seen.attendance ?? 'none'](),
      now: said.mark[now.attendance ?? 'none'](),
    }
    return wanted === null
      ? said.meanwhile.now(marks)
      : said.meanwhile.wanted({ ...marks, wanted: said.mark[wanted]() })
  }
  return (
    <Banner tone="warning" announce="alert" title={said.meanwhileTitle()}>
      <p>{said.meanwhileText()}</p>
      <ul className={styles.list}>
        {meanwhile.map((one) => (
          <li key={one.registrationId}>{sentence(one)}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** What was chosen before the page went away, until none of it is left. */
const Drafted = ({ actor }: Readonly<{ actor: AttendanceCorrectionActor }>) => {
  const { drafted } = useWords().attendanceCorrection
  const isThere = useSelector(
    actor,
    ({ context: { changes, isRecalled, reason } }) => isRecalled && (Object.keys(changes).length > 0 || reason !== ''),
  )
  const canDiscard = useSelector(actor, (at) => at.can({ type: 'changes.discarded' }))
  if (!isThere) return null
  return (
    <Banner
      announce="status"
      title={drafted.title()}
      action={
        <Button
          variant="outline"
          size="sm"
          aria-disabled={!canDiscard || undefined}
          onClick={() => actor.send({ type: 'changes.discarded' })}
        >
          {drafted.discard()}
        </Button>
      }
    >
      {drafted.text()}
    </Banner>
  )
}

const isFound = (entry: RosterEntry, search: string): boolean =>
  fold(`${fullName(entry)} ${entry.agency ?? ''}`).includes(fold(search.trim()))

const People = ({ actor, people }: Readonly<{ actor: AttendanceCorrectionActor; people: readonly RosterEntry[] }>) => {
  const { attendanceCorrection: said } = useWords()
  const search = useSelector(actor, ({ context }) => context.search)
  const found = people.filter((entry) => isFound(entry, search))
  return (
    <>
      {people.length > FEW && (
        <TextField
          label={said.search()}
          type="search"
          autoComplete="off"
          value={search}
          maxLength={200}
          onValueChange={(typed) => actor.send({ type: 'search.changed', search: typed })}
        />
      )}
      {found.length === 0 && <p role="status">{people.length === 0 ? said.empty() : said.nothing()}</p>}
      <ul aria-label={said.marks()} className={styles.rows}>
        {found.map((entry) => (
          <Row key={entry.id} actor={actor} entry={entry} />
        ))}
      </ul>
    </>
  )
}

/** The marks as they are, what is changed of them, and why. */
export const CorrectionMarks = ({ actor }: Readonly<{ actor: AttendanceCorrectionActor }>) => {
  const { attendanceCorrection: said } = useWords()
  const people = useSelector(actor, ({ context }) => context.roster?.items ?? [])
  const reason = useSelector(actor, ({ context }) => context.reason)
  const count = useSelector(actor, ({ context }) => Object.keys(context.changes).length)
  const meanwhile = useSelector(actor, ({ context }) => context.meanwhile)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isLooking = useSelector(actor, (at) => at.matches('looking'))
  const isUnlooked = useSelector(actor, (at) => at.matches('unlooked'))
  const isWanting = useSelector(actor, (at) => at.matches({ choosing: { whole: 'wanting' } }))
  const canLook = useSelector(actor, (at) => at.can({ type: 'look.asked' }))
  const place = useRef<HTMLDivElement>(null)
  const refusal = refusalAt(fault, 'reason')
  const look = () => {
    flushSync(() => actor.send({ type: 'look.asked' }))
    if (place.current && actor.getSnapshot().matches({ choosing: { whole: 'wanting' } })) goToNews(place.current)
  }
  return (
    <div ref={place} className={styles.root}>
      <p className={styles.quiet}>{said.lead()}</p>
      <Drafted actor={actor} />
      <Meanwhile meanwhile={meanwhile} />
      <People actor={actor} people={people} />
      <TextArea
        name="reason"
        label={said.reason()}
        help={said.reasonHelp()}
        rows={3}
        required
        maxLength={CORRECTION_REASON_MAX}
        value={reason}
        error={isWanting && count > 0 && !isSeen(reason) ? said.noReason() : refusal}
        onValueChange={(text) => actor.send({ type: 'reason.changed', reason: text })}
      />
      {isUnlooked && refusal === undefined && <FaultBanner isReading title={said.unlooked()} fault={fault} />}
      <div>
        <Button busy={isLooking} aria-disabled={!canLook || undefined} onClick={look}>
          {said.look({ count })}
        </Button>
      </div>
    </div>
  )
}
