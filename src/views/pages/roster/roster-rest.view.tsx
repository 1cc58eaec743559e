import { useSelector } from '@xstate/react'
import { CheckCheck, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { countAttendance, isLeftToMark } from '../../../domain/roster.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectIsAttendanceOpen, selectIsOpen } from '../../../machines/roster/roster.connect.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { Button } from '../../ui/button.view.tsx'

const styles = {
  // Below the list, and at the foot of a phone until that is there: where the thumb is.
  root: css({
    display: 'grid',
    gap: '2',
    minWidth: '0',
    xl: { gridArea: 'rest' },
    xlDown: {
      '&:has(button)': {
        position: 'sticky',
        insetBlockEnd: '0',
        zIndex: 'raised',
        paddingBlock: '2',
        backgroundColor: 'bg.canvas',
      },
    },
  }),
  // The count above the list says it, too.
  heading: css({ textStyle: 'heading.card', srOnly: { base: true, xl: false } }),
  told: css({ textStyle: 'small', color: 'fg.muted', _empty: { display: 'none' } }),
}

type RosterRestProps = Readonly<{ actor: RosterActor; people: readonly RosterEntry[] }>

/** Who is left: marked by one press, which can be taken back. */
export const RosterRest = ({ actor, people }: RosterRestProps) => {
  const { completion, rest: said } = useWords().roster
  const headingId = useId()
  const isOpen = useSelector(actor, selectIsOpen)
  const isAttendanceOpen = useSelector(actor, selectIsAttendanceOpen)
  const rest = useSelector(actor, ({ context }) => context.rest.length)
  const { unmarked } = countAttendance(people)
  if (people.length === 0) return null
  const isAnyLeft = people.some(isLeftToMark)
  const isTold = rest > 0 && !isAnyLeft
  const hasDeed = isOpen && ((isAnyLeft && isAttendanceOpen) || isTold)
  return (
    <section aria-labelledby={headingId} data-told={hasDeed ? 'narrow' : undefined} className={styles.root}>
      <h2 id={headingId} className={styles.heading}>
        {completion.unmarkedTitle({ count: unmarked })}
      </h2>
      <p role="status" className={styles.told}>
        {isTold && said.marked({ count: rest })}
      </p>
      {hasDeed && (
        <Button
          variant="outline"
          icon={isTold ? Undo2 : CheckCheck}
          onClick={() => actor.send({ type: isTold ? 'rest.unmarked' : 'rest.marked' })}
        >
          {isTold ? said.undo() : said.mark()}
        </Button>
      )}
    </section>
  )
}
