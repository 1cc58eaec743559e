import { MailCheck } from 'lucide-react'

import type { PersonProfile } from '../../domain/contract/person-page.contract.ts'
import { chosenRow } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { meaningIn } from '../messages/message-words.view.tsx'
import { DeedDialog, useDeed } from '../pages/deed-dialog.view.tsx'
import { useProgrammeDates } from '../programme-dates.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import type { PersonPartProps } from './person.props.ts'

type HeldBackProps = Pick<PersonPartProps, 'machines' | 'acting'> &
  Readonly<{ heldBack: NonNullable<PersonProfile['heldBack']>; address: string }>

/** Nothing is emailed to them: since when, what their mailbox said, and the way to write to it again. */
export const HeldBack = ({ heldBack, address, machines, acting }: HeldBackProps) => {
  const words = useWords()
  const { heldBack: said } = words.personPage
  const dates = useProgrammeDates()
  const deed = useDeed(machines.messageActs, ({ outcome }) => acting.begun(outcome))
  const ask = () =>
    deed.send({
      type: 'deed.asked',
      subject: { act: 'writeAgain', rows: chosenRow(heldBack.messageId, address), typed: '' },
    })
  return (
    <>
      <Banner
        tone="warning"
        title={said.title()}
        action={
          <Button variant="outline" size="sm" icon={MailCheck} onClick={ask}>
            {said.choose()}
          </Button>
        }
      >
        <p>{meaningIn(words, heldBack.answer) ?? words.messageKinds.answers.noMailbox()}</p>
        <p>{said.since({ day: dates.date(heldBack.since) })}</p>
        <p>
          <bdi>{heldBack.answer}</bdi>
        </p>
      </Banner>
      <DeedDialog
        actor={deed}
        said={() => ({
          about: address,
          title: said.ask.title(),
          text: said.ask.text(),
          keep: said.ask.keep(),
          confirm: said.ask.confirm(),
          failed: said.ask.failed(),
        })}
      />
    </>
  )
}
