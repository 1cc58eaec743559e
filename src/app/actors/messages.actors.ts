import { MESSAGES_LIST, type MessageFigures, type WholeMessage } from '../../domain/contract/messages.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { MessagesMachines } from '../../views/pages/messages/messages.props.ts'
import { createActDeed } from './acting.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { createExactResource, createResource } from './kept-resource.actors.ts'

/** Everything that looking after messages asks for. What one said is not kept beside its page. */
export const createMessages = (gateway: Gateway, writeAddress: (asked: ListAsked) => void): MessagesMachines => ({
  list: createDefinedList(MESSAGES_LIST, { gateway, topics: ['messages'], writeAddress }),
  figures: createResource<MessageFigures>(
    gateway,
    ['messages'],
    async (_query, signal) => (await gateway.ask('MessageFigures', {}, { signal })).messageFigures,
    () => 'messageFigures',
  ),
  whole: createExactResource<WholeMessage, number>(
    gateway,
    ['messages'],
    async (id: number, signal) => (await gateway.ask('Message', { id }, { signal })).message,
    (id) => `message ${id}`,
  ),
  deed: createActDeed(gateway, MESSAGES_LIST),
})
