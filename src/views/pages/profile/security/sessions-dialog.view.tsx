import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { SessionsActor } from '../../../../machines/sessions/sessions.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import Dialog from '../../../ui/dialog.view.tsx'
import { deviceWords } from './device-words.ts'
import { FaultBanner } from './fault-banner.view.tsx'

const body = css({ display: 'grid', gap: '4', paddingBlockEnd: '2' })

type SessionsDialogProps = Readonly<{ actor: SessionsActor; sessions: readonly PersonSession[] }>

/** Nothing brings an ended session back, so it is asked first. Load it then. */
const SessionsDialog = ({ actor, sessions: all }: SessionsDialogProps) => {
  const words = useWords()
  const { sessions } = words.security
  const isOne = useSelector(actor, (at) => at.matches('one'))
  const isFailed = useSelector(actor, (at) => at.hasTag('error'))
  const isRefused = useSelector(actor, (at) => at.matches({ one: 'refused' }) || at.matches({ others: 'refused' }))
  const isEnding = useSelector(actor, (at) => at.hasTag('busy'))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const sessionId = useSelector(actor, ({ context }) => context.sessionId)
  const chosen = all.find(({ id }) => id === sessionId)
  const decline = () => actor.send({ type: 'ending.declined' })
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={decline}
      title={isOne ? sessions.askOne() : sessions.askOthers()}
      description={
        isOne
          ? sessions.askOneText({ device: deviceWords(words, chosen?.userAgent ?? null) })
          : sessions.askOthersText()
      }
      closeLabel={words.actions.close()}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={decline}>
            {isRefused ? words.actions.close() : words.actions.cancel()}
          </Button>
          {!isRefused && (
            <Button variant="danger" busy={isEnding} onClick={() => actor.send({ type: 'ending.confirmed' })}>
              {isOne ? sessions.confirmOne() : sessions.confirmOthers()}
            </Button>
          )}
        </>
      }
    >
      <div className={body}>{isFailed && <FaultBanner title={sessions.notEnded()} fault={fault} />}</div>
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default SessionsDialog
