import { useActorRef, useSelector } from '@xstate/react'

import { MESSAGES_LIST } from '../../../domain/contract/messages.list.ts'
import { listAddress, wholeList, type ListAsked } from '../../../domain/list.ts'
import { WAITING_STATES } from '../../../domain/message.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { useClock } from '../../clock.context.tsx'
import { ListFigure, ListFigures } from '../list-figure.view.tsx'
import type { MessagesMachines } from './messages.props.ts'

const addressOf = (asked: Partial<ListAsked>): string =>
  `/admin/emails${listAddress(MESSAGES_LIST, { ...wholeList(MESSAGES_LIST), ...asked })}`

const WAITING: Partial<ListAsked> = { filters: { state: [...WAITING_STATES] }, sort: 'written' }

/** How many wait, how many failed or came back, and which waits for longest: each leads to those that it counts. */
export const MessageFigures = ({ machine }: Readonly<{ machine: MessagesMachines['figures'] }>) => {
  const { figures: said } = useWords().messagesList
  const formats = useFormats()
  const now = useClock()
  const actor = useActorRef(machine, { input: { query: undefined } })
  const figures = useSelector(actor, selectData)
  if (!figures) return null
  const { waiting, failedLately, returnedLately, oldest } = figures
  return (
    <ListFigures label={said.label()}>
      <ListFigure
        label={said.waiting()}
        value={formats.number(waiting)}
        shown={waiting > 0 && { href: addressOf(WAITING), label: said.showWaiting() }}
      />
      <ListFigure
        label={said.failed()}
        value={formats.number(failedLately)}
        shown={
          failedLately > 0 && { href: addressOf({ filters: { failedLately: ['yes'] } }), label: said.showFailed() }
        }
      />
      <ListFigure
        label={said.returned()}
        value={formats.number(returnedLately)}
        shown={
          returnedLately > 0 && {
            href: addressOf({ filters: { returnedLately: ['yes'] } }),
            label: said.showReturned(),
          }
        }
      />
      {oldest === null ? (
        <ListFigure label={said.nothing()} value="" />
      ) : (
        <ListFigure
          label={said.oldest()}
          value={formats.relative(oldest.writtenAt, now?.() ?? Date.parse(oldest.writtenAt))}
          shown={{ href: addressOf({ ...WAITING, open: oldest.id }), label: said.showOldest() }}
        />
      )}
    </ListFigures>
  )
}
