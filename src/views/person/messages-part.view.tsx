import type { PersonMessages } from '../../domain/contract/person-page.contract.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useDates } from '../dates.ts'
import { OWN_NAME } from '../shell/toolbar/languages.ts'
import { DetailSection } from '../ui/detail.view.tsx'
import { StatusChip, type StatusTone } from '../ui/status-chip.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { FactTable, Moment } from './fact-table.view.tsx'
import { PartFaces } from './part-faces.view.tsx'
import type { PersonPartProps } from './person.props.ts'

type Message = PersonMessages['items'][number]

const TONES: Readonly<Record<Message['state'], StatusTone>> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  outbox: 'neutral',
}

/** What a mail of another version was is told as the server calls it. */
const templateIn = ({ personPage }: Words, { template }: Message): string => {
  const known: Readonly<Record<string, () => string>> = personPage.messages.templates
  return template in known ? (known[template]?.() ?? template) : template
}

const chipOf = ({ personPage }: Words, { state }: Message) => (
  <StatusChip tone={TONES[state]}>{personPage.messages.states[state]()}</StatusChip>
)

const columnsOf = (words: Words): readonly TableColumn<Message>[] => {
  const { channels, columns } = words.personPage.messages
  return [
    { key: 'template', head: columns.template(), cell: (message) => templateIn(words, message) },
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
    { key: 'state', head: columns.state(), cell: (message) => chipOf(words, message) },
    { key: 'error', head: columns.error(), cell: ({ error }) => error !== null && <bdi>{error}</bdi> },
  ]
}

const Written = ({ items, hasMore }: PersonMessages) => {
  const words = useWords()
  const dates = useDates()
  const { messages: said } = words.personPage
  return (
    <DetailSection title={said.title()} lead={said.lead()}>
      <FactTable
        caption={said.title()}
        columns={columnsOf(words)}
        rows={items}
        rowKey={({ id }) => String(id)}
        brief={(message) => ({
          name: templateIn(words, message),
          facts: [dates.dateTime(message.createdAt), said.channels[message.channel](), message.error ?? ''],
          status: chipOf(words, message),
        })}
        empty={{ title: said.none(), text: said.noneText() }}
      />
      {hasMore && <p>{said.more({ count: items.length })}</p>}
    </DetailSection>
  )
}

/** What was sent to somebody, and what became of it. */
export const MessagesPart = ({ machines }: PersonPartProps) => {
  const { messages: said } = useWords().personPage
  return (
    <PartFaces machine={machines.messages} loading={said.loading()} failed={said.failed()}>
      {(messages) => <Written {...messages} />}
    </PartFaces>
  )
}
