import type { ReactNode } from 'react'

import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type {
  MessageFigures,
  MessageListRow,
  MESSAGES_LIST,
  WholeMessage,
} from '../../../domain/contract/messages.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

export type MessagesMachines = Readonly<{
  list: ListMachine<MessageListRow>
  figures: ResourceMachine<MessageFigures>
  /** What one says; the query is its id. */
  whole: ResourceMachine<WholeMessage, number>
  deed: ActDeedMachine<PlainActOf<typeof MESSAGES_LIST>>
}>

export type MessagesProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: MessagesMachines
  acting: Acting
  /** Where the words of messages are. */
  parts?: ReactNode
}>
