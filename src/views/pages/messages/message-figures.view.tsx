import { useActorRef, useSelector } from '@xstate/react'

import { MESSAGES_LIST, type MessageFigures as MessageFiguresRead } from '../../../domain/contract/messages.list.ts'
import { USERS_LIST } from '../../../domain/contract/users.list.ts'
import { listAddress, wholeList, type ListAsked } from '../../../domain/list.ts'
import { WAITING_STATES } from '../../../domain/message.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { useClock } from '../../clock.context.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { ListFigure, ListFigures } from '../list-figure.view.tsx'
import type { MessagesMachines } from './messages.props.ts'

const addressOf = (asked: Partial<ListAsked>): string =>
  `/admin/emails${listAddress(MESSAGES_LIST, { ...wholeList(MESSAGES_LIST), ...asked })}`

const HELD_BACK: ListAsked = { ...wholeList(USERS_LIST), filters: { heldBack: ['yes'] } }

const WAITING: Partial<ListAsked> = { filters: { state: [...WAITING_STATES] }, sort: 'written' }

/** Whether answers and returned mail are read; what is in the way is said by `Unreadable`. */
const MailboxFigure = ({ mailbox: { state, since } }: Pick<MessageFiguresRead, 'mailbox'>) => {
  const { mailbox: said } = useWords().messagesList
  const formats = useFormats()
  const now = useClock()
  if (state === 'failing') return null
  const ago = since === null ? '' : formats.relative(since, now?.() ?? Date.parse(since))
  return <ListFigure label={said[state]()} value={ago} />
}

const Unreadable = ({ mailbox: { since, problem } }: Pick<MessageFiguresRead, 'mailbox'>) => {
  const { mailbox: said } = useWords().messagesList
  const dates = useProgrammeDates()
  if (problem === null || since === null) return null
  return (
    <Banner tone="warning" title={said.failing({ time: dates.dateTime(since) })}>
      <p>{said.problems[problem]()}</p>
      <p>{said.meanwhile()}</p>
    </Banner>
  )
}

/** How many wait, how many failed or came back, which waits for longest, and to whom nothing is emailed: each leads to those that it counts. */
export const MessageFigures = ({ machine }: Readonly<{ machine: MessagesMachines['figures'] }>) => {
  const { figures: said } = useWords().messagesList
  const formats = useFormats()
  const now = useClock()
  const actor = useActorRef(machine, { input: { query: undefined } })
  const figures = useSelector(actor, selectData)
  if (!figures) return null
  const { waiting, failedLately, returnedLately, heldBack, oldest, mailbox } = figures
  return (
    <>
      <Unreadable mailbox={mailbox} />
      <ListFigures label={said.label()}>
        <ListFigure label={said.waiting()} value={formats.number(waiting)} href={waiting > 0 && addressOf(WAITING)} />
        <ListFigure
          label={said.failed()}
          value={formats.number(failedLately)}
          href={failedLately > 0 && addressOf({ filters: { failedLately: ['yes'] } })}
        />
        <ListFigure
          label={said.returned()}
          value={formats.number(returnedLately)}
          href={returnedLately > 0 && addressOf({ filters: { returnedLately: ['yes'] } })}
        />
        {heldBack > 0 && (
          <ListFigure
            label={said.heldBack()}
            value={formats.number(heldBack)}
            href={`/admin/users${listAddress(USERS_LIST, HELD_BACK)}`}
          />
        )}
        {oldest === null ? (
          <ListFigure label={said.nothing()} value="" />
        ) : (
          <ListFigure
            label={said.oldest()}
            value={formats.relative(oldest.writtenAt, now?.() ?? Date.parse(oldest.writtenAt))}
            href={addressOf({ ...WAITING, open: oldest.id })}
          />
        )}
        <MailboxFigure mailbox={mailbox} />
      </ListFigures>
    </>
  )
}
