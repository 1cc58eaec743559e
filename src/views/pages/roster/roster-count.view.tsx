import { useSelector } from '@xstate/react'
import { Check, CloudUpload, QrCode, UserPlus, WifiOff } from 'lucide-react'
import { css } from 'styled-system/css'

import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { countAttendance } from '../../../domain/roster.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'

const styles = {
  // Under the shell's bar, and always in view.
  bar: css({
    position: 'sticky',
    insetBlockStart: '16',
    zIndex: 'raised',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    marginBlockEnd: '4',
    paddingBlock: '3',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    backgroundColor: 'bg.canvas',
  }),
  counts: css({ display: 'grid', gap: '1', minWidth: '0' }),
  present: css({ textStyle: 'heading.section', fontVariantNumeric: 'tabular-nums' }),
  rest: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2', flex: { base: '[1 1 100%]', sm: '[0 1 auto]' } }),
  act: css({ flex: { base: '1', sm: 'none' }, minHeight: '12' }),
}

/** Whether everything is with the server. */
const Sending = ({ actor }: { actor: RosterActor }) => {
  const { roster } = useWords()
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  const isOffline = useSelector(actor, (at) => at.matches({ network: 'offline' }))
  if (isOffline) {
    return (
      <StatusChip tone="warning" icon={WifiOff}>
        {roster.offline.title()} {roster.offline.waiting({ count: waiting })}
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

type RosterCountProps = Readonly<{ actor: RosterActor; people: readonly RosterEntry[] }>

export const RosterCount = ({ actor, people }: RosterCountProps) => {
  const { roster } = useWords()
  const formats = useFormats()
  const isOpen = useSelector(actor, (at) => at.can({ type: 'code.opened' }))
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
      {isOpen && (
        <div className={styles.acts}>
          <Button icon={QrCode} className={styles.act} onClick={() => actor.send({ type: 'code.opened' })}>
            {roster.tools.code()}
          </Button>
          <Button
            variant="outline"
            icon={UserPlus}
            className={styles.act}
            onClick={() => actor.send({ type: 'walkIn.begun' })}
          >
            {roster.tools.walkIn()}
          </Button>
        </div>
      )}
    </section>
  )
}
