import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { faultWords } from '../fault-words.ts'
import { selectChosen, selectFault } from './class-registration.connect.ts'
import type { RegistrationDialogProps } from './register-dialog.view.tsx'

/** Who gives a place up stands at the end of the line afterwards, so it is asked first. */
export const LeaveDialog = ({ actor, finalFocus }: RegistrationDialogProps) => {
  const words = useWords()
  const { leaving } = words.classRegistration
  const dates = useDates()
  const isOpen = useSelector(actor, (at) => at.matches({ showing: { deed: 'leaving' } }))
  const isBusy = useSelector(actor, (at) => at.matches({ showing: { deed: { leaving: 'underway' } } }))
  const isFailed = useSelector(actor, (at) => at.matches({ showing: { deed: { leaving: 'failed' } } }))
  const held = useSelector(actor, selectChosen)
  const state = useSelector(actor, ({ context }) => context.place?.state)
  const fault = useSelector(actor, selectFault)
  const decline = () => actor.send({ type: 'leaving.declined' })
  const [title, text] =
    state === 'offered'
      ? [leaving.declineTitle(), leaving.declineText()]
      : state === 'waitlisted'
        ? [leaving.waitlistTitle(), leaving.waitlistText()]
        : [leaving.title(), leaving.text()]
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      size="sm"
      onClose={decline}
      finalFocus={finalFocus}
      title={title}
      description={text}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={decline}>
            {leaving.keep()}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => actor.send({ type: 'leaving.confirmed' })}>
            {state === 'offered' ? leaving.decline() : leaving.confirm()}
          </Button>
        </>
      }
    >
      {held && <p>{`${held.courseTitle}, ${dates.moment(held.courseDate, held.timeZone)}`}</p>}
      {isFailed && (
        <Banner tone="warning" announce="alert" title={leaving.failed()}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </Dialog>
  )
}
