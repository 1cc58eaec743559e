import { useActorRef, useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import { RowPart } from '../../list/row-part.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'

const styles = {
  root: css({ display: 'grid', gap: '3', justifyItems: 'start' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
}

type CaseFlightProps = Readonly<{ id: number; at: string; saving: DeedMachine<number> }>

/** What happened in the browser of who wrote, as they sent it: a file that the charts can be gone through with. */
export const CaseFlight = ({ id, at, saving }: CaseFlightProps) => {
  const { before: said } = useWords().contactCase
  const dates = useProgrammeDates()
  const actor = useActorRef(saving)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <RowPart title={said.title()}>
      <div className={styles.root}>
        <p className={styles.quiet}>
          {said.sent()} <time dateTime={at}>{dates.dateTime(at)}</time>
        </p>
        <Button
          variant="outline"
          icon={Download}
          busy={isBusy}
          onClick={() => actor.send({ type: 'deed.begun', subject: id })}
        >
          {said.save()}
        </Button>
        <DeedFailure actor={actor} unread={said.unsaved()} refused={said.gone()} />
      </div>
    </RowPart>
  )
}
