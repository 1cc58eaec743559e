import type { TemplateKind } from '../domain/message-variables.ts'
import { TEMPLATE_KINDS } from '../domain/message-variables.ts'
import { createPageParts } from './page-parts.ts'

/** The parts of the page of messages; the first has the plain address. */
export const MESSAGE_PARTS = ['messages', 'templates'] as const

export const { partIn: messagePartIn, addressOf: messageAddress } = createPageParts('/admin/emails', MESSAGE_PARTS)

/** The kind of message whose words an address is of; undefined where it is of all, or of none that there is. */
export const templateKindIn = (query: URLSearchParams): TemplateKind | undefined =>
  TEMPLATE_KINDS.find(({ channel, template }) => channel === query.get('channel') && template === query.get('template'))

/** Where the words of a kind are written. */
export const templateAddress = ({ channel, template }: TemplateKind): string =>
  messageAddress('templates', `channel=${channel}&template=${template}`)
