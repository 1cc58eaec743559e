import { useSelector } from '@xstate/react'

import { sideBySide } from '../../../i18n/side-by-side.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { AskingDialog } from '../asking-dialog.view.tsx'
import { selectChosen, selectFault } from './class-registration.connect.ts'
import type { RegistrationDialogProps } from './register-dialog.view.tsx'

/** Who gives a place up stands at the end of the line afterwards, so it is asked first. */
export const LeaveDialog = ({ actor, finalFocus }: RegistrationDialogProps) => {
  const { leaving } = useWords().classRegistration
  const dates = useDates()
  const language = useLanguage()
  const isOpen = useSelector(actor, (at) => at.matches({ showing: { deed: 'leaving' } }))
  const isBusy = useSelector(actor, (at) => at.matches({ showing: { deed: { leaving: 'underway' } } }))
  const isFailed = useSelector(actor, (at) => at.matches({ showing: { deed: { leaving: 'failed' } } }))
  const held = useSelector(actor, selectChosen)
  const state = useSelector(actor, ({ context }) => context.place?.state)
  const fault = useSelector(actor, selectFault)
  const [title, text] =
    state === 'offered'
      ? [leaving.declineTitle(), leaving.declineText()]
      : state === 'waitlisted'
        ? [leaving.waitlistTitle(), leaving.waitlistText()]
        : [leaving.title(), leaving.text()]
  return (
    <AskingDialog
      isOpen={isOpen}
      finalFocus={finalFocus}
      title={title}
      text={text}
      keep={leaving.keep()}
      confirm={state === 'offered' ? leaving.decline() : leaving.confirm()}
      isDangerous
      isBusy={isBusy}
      failed={isFailed && { title: leaving.failed(), fault }}
      onKeep={() => actor.send({ type: 'leaving.declined' })}
      onConfirm={() => actor.send({ type: 'leaving.confirmed' })}
    >
      {held && <p>{sideBySide(language, held.courseTitle, dates.moment(held.courseDate, held.timeZone))}</p>}
    </AskingDialog>
  )
}
