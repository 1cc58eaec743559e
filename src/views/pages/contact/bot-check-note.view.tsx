import { useSelector } from '@xstate/react'
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'

const note = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '10',
  textStyle: 'small',
  color: 'fg.muted',
})
const again = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })

/** Says what the browser does meanwhile. Nobody has to do anything; only a failure asks for something. */
export const BotCheckNote = ({ actor }: { actor: BotCheckActor }) => {
  const { contact, actions } = useWords()
  const isSolving = useSelector(actor, (snapshot) => snapshot.matches('solving'))
  const isSolved = useSelector(actor, (snapshot) => snapshot.matches('solved'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const words = () => {
    if (hasFailed) return contact.bot.failed()
    if (isSolved) return contact.bot.solved()
    return isSolving ? contact.bot.solving() : contact.bot.idle()
  }
  return (
    <div className={note}>
      {isSolving ? <Spinner size="sm" /> : <Icon as={isSolved ? ShieldCheck : ShieldQuestionMark} />}
      <div className={again}>
        <span role="status">{words()}</span>
        {hasFailed && (
          <Button variant="ghost" size="sm" onClick={() => actor.send({ type: 'check.wanted' })}>
            {actions.retry()}
          </Button>
        )}
      </div>
    </div>
  )
}
