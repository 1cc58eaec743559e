import { css } from 'styled-system/css'

import type { PersonMessages } from '../../domain/contract/person-page.contract.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { meaningIn, messageChip, templateIn, whyNot } from '../messages/message-words.view.tsx'
import { useProgrammeDates } from '../programme-dates.ts'
import { OWN_NAME } from '../shell/toolbar/languages.ts'
import { DetailSection } from '../ui/detail.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { FactTable, Moment } from './fact-table.view.tsx'
import { HeldBack } from './held-back.view.tsx'
import { PartFaces } from './part-faces.view.tsx'
import type { PersonPartProps } from './person.props.ts'

const root = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })

type Message = PersonMessages['items'][number]

const columnsOf = (words: Words): readonly TableColumn<Message>[] => {
  const { columns } = words.personPage.messages
  const { channels } = words.messageKinds
  return [
    { key: 'template', head: columns.template(), cell: (message) => templateIn(words, message.template) },
    { key: 'channel', head: columns.channel(), cell: ({ channel }) => channels[channel]() },
    { key: 'language', head: columns.language(), cell: ({ language }) => OWN_NAME[language] },
    {
      key: 'created',
      head: columns.created(),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'sent',
      head: columns.sent(),
      cell: ({ sentAt }) => sentAt !== null && <Moment at={sentAt} />,
    },
    { key: 'state', head: columns.state(), cell: (message) => messageChip(words, message.state) },
    { key: 'error', head: columns.error(), cell: ({ error }) => whyNot(words, error) },
  ]
}

const Written = ({ items, hasMore }: PersonMessages) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { messages: said } = words.personPage
  return (
    <DetailSection title={said.title()} lead={said.lead()}>
      <FactTable
        caption={said.title()}
        columns={columnsOf(words)}
        rows={items}
        rowKey={({ id }) => String(id)}
        brief={(message) => ({
          name: templateIn(words, message.template),
          facts: [
            dates.dateTime(message.createdAt),
            words.messageKinds.channels[message.channel](),
            meaningIn(words, message.error) ?? message.error ?? '',
          ],
          status: messageChip(words, message.state),
        })}
        empty={{ title: said.none(), text: said.noneText() }}
      />
      {hasMore && <p>{said.more({ count: items.length })}</p>}
    </DetailSection>
  )
}

/** What was sent to somebody, and what became of it. */
export const MessagesPart = ({ profile, machines, acting }: PersonPartProps) => {
  const { messages: said } = useWords().personPage
  return (
    <div className={root}>
      {profile.heldBack && (
        <HeldBack heldBack={profile.heldBack} address={profile.email} machines={machines} acting={acting} />
      )}
      <PartFaces machine={machines.messages} loading={said.loading()} failed={said.failed()}>
        {(messages) => <Written {...messages} />}
      </PartFaces>
    </div>
  )
}
