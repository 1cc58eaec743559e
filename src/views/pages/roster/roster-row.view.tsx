import { Check, Circle, CircleDashed, UserMinus, UserX } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Attendance } from '../../../domain/class.ts'
import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { cameToClass } from '../../../domain/roster.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { WalkInRemovalAsked } from '../../../machines/roster/roster.setup.ts'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { isolated, personName } from './roster-words.ts'
import { RowButton } from './row-button.view.tsx'

/** One thumb, wind and gloves: nothing to press is smaller than 5.6 rem. */
const styles = {
  row: css({
    display: 'flex',
    // Where a name has no room beside the marks they stand below it.
    flexWrap: 'wrap',
    alignItems: 'stretch',
    minWidth: '0',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    backgroundColor: 'bg.surface',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: '[auto 7.2rem]',
    _last: { borderBlockEndWidth: 'none' },
  }),
  person: css({
    flex: '[999 1 15rem]',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    minHeight: '18',
    paddingInline: { base: '3', sm: '4' },
    paddingBlock: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-pressed=true]': { backgroundColor: 'status.success.subtle' },
    '&[aria-disabled=true]': { cursor: 'default' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[-3px]' },
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '10',
    height: '10',
    borderWidth: 'thick',
    borderColor: 'border.control',
    borderRadius: 'full',
    color: 'fg.muted',
    '[aria-pressed=true] &': { borderColor: 'status.success.fg', color: 'status.success.fg' },
    '[aria-disabled=true]:not([aria-pressed=true]) &': { opacity: '0.5' },
  }),
  text: css({ display: 'grid', gap: '0.5', minWidth: '0', justifyItems: 'start' }),
  name: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  muted: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '1', marginBlockStart: '0.5' }),
  others: css({ display: 'flex', flex: '[1 0 auto]' }),
  partial: css({
    '&[aria-pressed=true]': {
      backgroundColor: 'status.warning.subtle',
      color: 'status.warning.fg',
      fontWeight: 'semibold',
    },
  }),
  noShow: css({
    '&[aria-pressed=true]': {
      backgroundColor: 'status.danger.subtle',
      color: 'status.danger.fg',
      fontWeight: 'semibold',
    },
  }),
}

export type RosterRowProps = Readonly<{
  entry: RosterEntry
  sessions: number
  timeZone: string
  /** The server has not taken the last mark yet. */
  isPending: boolean
  isInConflict: boolean
  isOpen: boolean
  /** People can have come by now. */
  isAttendanceOpen: boolean
  onRemove: (removal: WalkInRemovalAsked) => void
  onMark: (registrationId: number, attendance: Attendance | null) => void
}>

/** A tap on the person is "present"; a second tap on any mark takes it back. Who walked in can be taken off again. Nobody marks themself. */
export const RosterRow = ({
  entry,
  sessions,
  timeZone,
  isPending,
  isInConflict,
  isOpen,
  isAttendanceOpen,
  onRemove,
  onMark,
}: RosterRowProps) => {
  const { roster } = useWords()
  const formats = useFormats()
  const dates = useDates()
  const { id, attendance, checkIns, isOwn } = entry
  const name = personName(entry)
  const isPresent = attendance === 'present'
  const nextBy = (wanted: Attendance) => (attendance === wanted ? null : wanted)
  const canMark = (wanted: Attendance) => isOpen && !isOwn && (isAttendanceOpen || !cameToClass(nextBy(wanted)))
  const mark = (wanted: Attendance) => () => onMark(id, nextBy(wanted))
  const byCode = checkIns.findLast(({ way }) => way === 'code')
  return (
    <li className={styles.row}>
      <button
        type="button"
        aria-pressed={isPresent}
        aria-disabled={!canMark('present') || undefined}
        className={styles.person}
        onClick={canMark('present') ? mark('present') : undefined}
      >
        <span className={styles.mark}>
          <Icon as={isPresent ? Check : attendance === null ? CircleDashed : Circle} />
        </span>
        <span className={styles.text}>
          <VisuallyHidden>{roster.marks.present()}: </VisuallyHidden>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {entry.agency !== null && (
            <span className={styles.muted}>
              <bdi>{entry.agency}</bdi>
            </span>
          )}
          {entry.accommodation !== null && (
            <span className={styles.muted}>{roster.list.accommodation({ text: isolated(entry.accommodation) })}</span>
          )}
          {isOwn && isOpen && <span className={styles.muted}>{roster.list.own()}</span>}
          <span className={styles.chips}>
            {entry.state === 'walkIn' && <StatusChip tone="info">{roster.list.walkIn()}</StatusChip>}
            {isInConflict && <StatusChip tone="warning">{roster.list.conflict()}</StatusChip>}
            {isPending && <StatusChip>{roster.list.pending()}</StatusChip>}
            {byCode && !isPending && (
              <StatusChip tone="success">{roster.list.checkedIn({ time: dates.time(byCode.at, timeZone) })}</StatusChip>
            )}
            {sessions > 1 && checkIns.length > 0 && (
              <StatusChip>
                {roster.list.sessions({ count: formats.number(checkIns.length), total: formats.number(sessions) })}
              </StatusChip>
            )}
          </span>
        </span>
      </button>
      <div role="group" aria-label={roster.list.group({ name: isolated(name) })} className={styles.others}>
        <RowButton
          icon={CircleDashed}
          label={roster.marks.partial()}
          name={name}
          isPressed={attendance === 'partial'}
          isOpen={canMark('partial')}
          className={styles.partial}
          onPress={mark('partial')}
        />
        <RowButton
          icon={UserX}
          label={roster.marks.noShow()}
          name={name}
          isPressed={attendance === 'noShow'}
          isOpen={canMark('noShow')}
          className={styles.noShow}
          onPress={mark('noShow')}
        />
      </div>
      {entry.state === 'walkIn' && isOpen && (
        <RowButton
          icon={UserMinus}
          label={roster.list.takeOff()}
          name={name}
          isOpen
          onPress={() => onRemove({ name, target: { registrationId: id } })}
        />
      )}
    </li>
  )
}
