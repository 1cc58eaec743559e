import { useActorRef } from '@xstate/react'
import { MailCheck, Send } from 'lucide-react'
import { Suspense } from 'react'

import { MESSAGES_LIST, type MessageListRow } from '../../../domain/contract/messages.list.ts'
import { RETURNED_STATES, WAITING_STATES, type MessageState } from '../../../domain/message.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { WrittenDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { meaningIn, messageChip, templateIn, whyNot } from '../../messages/message-words.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { latePart } from '../../ui/late-part.ts'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { MessageFigures } from './message-figures.view.tsx'
import type { MessagesMachines, MessagesProps } from './messages.props.ts'

// Comes with the first that is opened.
const MessageBeside = latePart(() => import('./message-beside.view.tsx'))

const WAITING: ReadonlySet<MessageState> = new Set(WAITING_STATES)
const RETURNED: ReadonlySet<MessageState> = new Set(RETURNED_STATES)

/** "Invitation, Bora Demir": no two of a page are told apart by when they were written alone. */
const namedIn =
  (words: Words) =>
  ({ template, recipient }: MessageListRow): string =>
    words.messagesList.to({ message: templateIn(words, template), name: recipient.name })

const columnsOf = (words: Words, formats: Formats, dates: WrittenDates) => {
  const { messagesList, messageKinds } = words
  const { columns } = messagesList
  const moment = (at: string) => <time dateTime={at}>{dates.dateTime(at)}</time>
  return columnsIn(MESSAGES_LIST, {
    written: { header: columns.written(), cell: ({ createdAt }) => moment(createdAt) },
    template: {
      header: columns.template(),
      cell: ({ template, isTest }) => (
        <>
          {templateIn(words, template)} {isTest && <StatusChip>{messagesList.test()}</StatusChip>}
        </>
      ),
    },
    channel: { header: columns.channel(), cell: ({ channel }) => messageKinds.channels[channel]() },
    recipient: {
      header: columns.recipient(),
      cell: ({ recipient: { name, address } }) => (
        <span className={twoFacts}>
          <bdi>{name}</bdi>
          <bdi dir="ltr" className={lesserFact}>
            {address}
          </bdi>
        </span>
      ),
    },
    language: { header: columns.language(), cell: ({ language }) => OWN_NAME[language] },
    state: { header: columns.state(), cell: ({ state }) => messageChip(words, state) },
    attempts: { header: columns.attempts(), cell: ({ attempts }) => formats.number(attempts) },
    error: { header: columns.error(), cell: ({ error }) => whyNot(words, error) },
    sent: { header: columns.sent(), cell: ({ sentAt }) => sentAt !== null && moment(sentAt) },
  })
}

const filtersOf = (words: Words) => {
  const { messagesList, messageKinds } = words
  const { columns, filters } = messagesList
  return filtersIn(MESSAGES_LIST, {
    state: { label: columns.state(), saying: (state) => messageKinds.states[state]() },
    channel: { label: columns.channel(), saying: (channel) => messageKinds.channels[channel]() },
    template: { label: columns.template(), saying: (template) => messageKinds.templates[template]() },
    language: { label: columns.language(), saying: (language) => OWN_NAME[language] },
    written: { label: columns.written() },
    failedLately: { label: filters.failedLately() },
    returnedLately: { label: filters.returnedLately() },
  })
}

const besideIn = (machine: MessagesMachines['whole']) =>
  function beside({ id }: MessageListRow) {
    return (
      <Suspense key={id} fallback={null}>
        <MessageBeside id={id} machine={machine} />
      </Suspense>
    )
  }

/** Mails and text messages to people: what became of each, what it said, and the way to send it again. */
export const MessagesPage = ({ title, asked, machines, acting, parts }: MessagesProps) => {
  const words = useWords()
  const { messagesList, messageKinds } = words
  const formats = useFormats()
  const dates = useProgrammeDates()
  const actor = useActorRef(machines.list, { input: { asked } })
  const nameOf = namedIn(words)
  const { bulkActs, rowActs, dialog } = useListActs(
    MESSAGES_LIST,
    machines.deed,
    acting,
    {
      resend: { icon: Send, said: messagesList.acts.resend, isFor: ({ state }) => !WAITING.has(state) },
      writeAgain: {
        icon: MailCheck,
        said: messagesList.acts.writeAgain,
        isFor: ({ state }) => RETURNED.has(state),
      },
    },
    nameOf,
  )
  return (
    <ListPage title={title} lead={messagesList.lead()} figures={<MessageFigures machine={machines.figures} />}>
      {parts}
      <ListView
        actor={actor}
        definition={MESSAGES_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={({ template, recipient, createdAt, channel, error, state }) => ({
          title: [templateIn(words, template), recipient.name],
          facts: [dates.shortDate(createdAt), meaningIn(words, error) ?? error ?? messageKinds.channels[channel]()],
          status: messageChip(words, state),
        })}
        search={messagesList.search()}
        columns={columnsOf(words, formats, dates)}
        filters={filtersOf(words)}
        beside={besideIn(machines.whole)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(MESSAGES_LIST.id, acting)}
        empty={{ title: messagesList.emptyTitle(), children: messagesList.empty() }}
        count={(count) => messagesList.count({ count })}
      />
      {dialog}
    </ListPage>
  )
}
