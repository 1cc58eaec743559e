import { useSelector } from '@xstate/react'
import { Check, CircleQuestionMark, CloudUpload, QrCode, Search, UserPlus, WifiOff } from 'lucide-react'
import { css, cx } from 'styled-system/css'

import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { countAttendance } from '../../../domain/roster.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectIsAttendanceOpen, selectIsOpen } from '../../../machines/roster/roster.connect.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { ROSTER_TOOLS } from './roster-tools.view.tsx'

const styles = {
  // Under the shell's bar, and always in view.
  bar: css({
    position: 'sticky',
    insetBlockStart: '16',
    zIndex: 'raised',
    // On a phone what is left to do has a line of its own, below how many came and what can be done.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '2', sm: '4' },
    rowGap: { base: '0.5', sm: '2' },
    marginBlockEnd: { base: '1', sm: '4' },
    paddingBlock: { base: '0.5', sm: '1', md: '3' },
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    backgroundColor: 'bg.canvas',
  }),
  counts: css({ display: { base: 'contents', sm: 'grid' }, gap: '1', minWidth: '0' }),
  present: css({
    flex: { base: '[1 1 9rem]', sm: 'none' },
    textStyle: 'heading.section',
    fontSize: { base: 'lg', sm: 'xl' },
    fontVariantNumeric: 'tabular-nums',
  }),
  rest: css({
    order: { base: '1', sm: '0' },
    flexBasis: { base: 'full', sm: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', sm: '3' },
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  }),
  acts: css({
    display: 'flex',
    flexWrap: { sm: 'wrap' },
    gap: { base: '1', sm: '2' },
    flex: 'none',
  }),
  act: css({ minHeight: '12', minWidth: '12', paddingInline: { base: '0', sm: '4' } }),
  find: css({ lg: { display: 'none' } }),
  // Beside the count there is room for their pictures alone.
  word: css({ srOnly: { base: true, sm: false } }),
}

/** Whether everything is with the server, and nothing is left to decide. */
const Sending = ({ actor }: { actor: RosterActor }) => {
  const { roster } = useWords()
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  const conflicts = useSelector(actor, ({ context }) => context.conflicts)
  const isOffline = useSelector(actor, (at) => at.matches({ network: 'offline' }))
  if (isOffline) {
    return (
      <StatusChip tone="warning" icon={WifiOff}>
        {roster.offline.title()} {roster.offline.waiting({ count: waiting })}
      </StatusChip>
    )
  }
  if (waiting === 0 && conflicts > 0) {
    return (
      <StatusChip tone="warning" icon={CircleQuestionMark}>
        {roster.deciding({ count: conflicts })}
      </StatusChip>
    )
  }
  return waiting > 0 ? (
    <StatusChip tone="info" icon={CloudUpload}>
      {roster.sending({ count: waiting })}
    </StatusChip>
  ) : (
    <StatusChip tone="success" icon={Check}>
      {roster.sent()}
    </StatusChip>
  )
}

type RosterCountProps = Readonly<{
  actor: RosterActor
  people: readonly RosterEntry[]
  /** On a phone: whether the search is shown. */
  isFinding: boolean
  onFind: () => void
}>

export const RosterCount = ({ actor, people, isFinding, onFind }: RosterCountProps) => {
  const { roster } = useWords()
  const formats = useFormats()
  const isOpen = useSelector(actor, selectIsOpen)
  const isAttendanceOpen = useSelector(actor, selectIsAttendanceOpen)
  const count = countAttendance(people)
  return (
    <section aria-label={roster.count.label()} className={styles.bar}>
      <div className={styles.counts}>
        <p className={styles.present}>
          {roster.count.present({ present: formats.number(count.present), total: formats.number(count.onClass) })}
        </p>
        <div className={styles.rest}>
          <span>{roster.count.partial({ count: formats.number(count.partial) })}</span>
          <span>{roster.count.noShow({ count: formats.number(count.noShow) })}</span>
          <span>{roster.count.unmarked({ count: formats.number(count.unmarked) })}</span>
          <span role="status">
            <Sending actor={actor} />
          </span>
        </div>
      </div>
      <div className={styles.acts}>
        <Button
          variant="outline"
          icon={Search}
          title={roster.tools.filter()}
          aria-expanded={isFinding}
          aria-controls={ROSTER_TOOLS}
          className={cx(styles.act, styles.find)}
          onClick={onFind}
        >
          <span className={styles.word}>{roster.tools.filter()}</span>
        </Button>
        {isOpen && (
          <Button
            icon={QrCode}
            title={roster.tools.code()}
            className={styles.act}
            onClick={() => actor.send({ type: 'code.opened' })}
          >
            <span className={styles.word}>{roster.tools.code()}</span>
          </Button>
        )}
        {isAttendanceOpen && (
          <Button
            variant="outline"
            icon={UserPlus}
            title={roster.tools.walkIn()}
            className={styles.act}
            onClick={() => actor.send({ type: 'walkIn.begun' })}
          >
            <span className={styles.word}>{roster.tools.walkIn()}</span>
          </Button>
        )}
      </div>
    </section>
  )
}
