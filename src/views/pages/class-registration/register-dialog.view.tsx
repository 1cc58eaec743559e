import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { ACCOMMODATION_LENGTH } from '../../../domain/contract/registration.contract.ts'
import { isUnsent } from '../../../domain/fault.ts'
import { sideBySide } from '../../../i18n/side-by-side.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type {
  ClassRegistrationActor,
  ClassRegistrationSnapshot,
} from '../../../machines/class-registration/class-registration.machine.ts'
import { refusalAt } from '../../../machines/filling.ts'
import { useDates } from '../../dates.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog, { type DialogProps } from '../../ui/dialog.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import {
  isGivenOther,
  selectAccommodation,
  selectChosen,
  selectFault,
  selectGiven,
} from './class-registration.connect.ts'

const isAsking = (at: ClassRegistrationSnapshot) =>
  at.matches({ showing: { deed: 'confirming' } }) || at.matches({ showing: { deed: 'registering' } })

/** `finalFocus` is what came of it: the button that opened the dialog goes with its deed. */
export type RegistrationDialogProps = Readonly<{ actor: ClassRegistrationActor }> &
  Required<Pick<DialogProps, 'finalFocus'>>

/**
 * Which class, what the instructor should see to, and the button that registers. Where it is not to be had any more as
 * it was offered, that is said, and what is to be had is asked: nobody waits who asked for a seat alone.
 */
export const RegisterDialog = ({ actor, finalFocus }: RegistrationDialogProps) => {
  const words = useWords()
  const { classRegistration: said } = words
  const dates = useDates()
  const language = useLanguage()
  const isOpen = useSelector(actor, isAsking)
  const isBusy = useSelector(actor, (at) => at.matches({ showing: { deed: 'registering' } }))
  const isUnanswered = useSelector(actor, (at) => at.matches({ showing: { deed: { confirming: 'couldNotAsk' } } }))
  const isBack = useSelector(actor, (at) => at.matches({ showing: { deed: { confirming: { couldNotAsk: 'back' } } } }))
  const isMisfilled = useSelector(actor, (at) => at.matches({ showing: { deed: { confirming: 'misfilled' } } }))
  const held = useSelector(actor, selectChosen)
  const fault = useSelector(actor, selectFault)
  const text = useSelector(actor, selectAccommodation)
  const given = useSelector(actor, selectGiven)
  const isOther = useSelector(actor, isGivenOther)
  const isForWaitlist = given?.gives === 'waitlist'
  const id = useId()
  const decline = () => actor.send({ type: 'registration.declined' })
  return (
    <Dialog
      open={isOpen}
      onClose={decline}
      finalFocus={finalFocus}
      title={isForWaitlist ? said.confirm.join() : said.confirm.register()}
      description={held ? sideBySide(language, held.courseTitle, dates.moment(held.courseDate, held.timeZone)) : ''}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={decline}>
            {said.confirm.cancel()}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {isUnanswered && !isOther ? words.actions.retry() : isForWaitlist ? said.join() : said.register()}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        isBusy={isBusy}
        aria-label={isForWaitlist ? said.confirm.join() : said.confirm.register()}
        className={css({ display: 'grid', gap: '5' })}
        onSend={() => actor.send({ type: 'registration.confirmed' })}
      >
        <FormNews check={said.confirm.unanswered()} errors={[]}>
          {isUnanswered && isUnsent(fault) && !isBack && <FaultBanner title={said.refused()} fault={fault} />}
          {isUnanswered && isUnsent(fault) && isBack && (
            <Banner tone="info" announce="status">
              {words.shell.offline.returned()}
            </Banner>
          )}
          {isUnanswered && !isUnsent(fault) && (
            <Banner tone="warning" announce="alert" title={said.confirm.unanswered()}>
              {said.confirm.unansweredText()}
            </Banner>
          )}
          {given && isOther && (
            <Banner tone="warning" announce="alert" title={isForWaitlist ? said.confirm.taken() : said.confirm.freed()}>
              {isForWaitlist ? said.confirm.takenText({ position: given.waiting + 1 }) : said.confirm.freedText()}
            </Banner>
          )}
        </FormNews>
        {held && (
          <p>
            <bdi>{`${held.venue}, ${held.address}, ${held.city}`}</bdi>
          </p>
        )}
        {isForWaitlist && !isOther && <p>{said.confirm.joinText()}</p>}
        <TextArea
          name="accommodation"
          error={isMisfilled ? refusalAt(fault, 'accommodation') : undefined}
          label={said.accommodation.label()}
          help={said.accommodation.help()}
          optional={said.accommodation.optional()}
          rows={3}
          maxLength={ACCOMMODATION_LENGTH}
          readOnly={isBusy}
          value={text}
          onValueChange={(typed) => actor.send({ type: 'accommodation.typed', text: typed })}
        />
      </Form>
    </Dialog>
  )
}
