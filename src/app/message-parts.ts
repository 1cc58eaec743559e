import type { TemplateKind } from '../domain/message-variables.ts'
import { TEMPLATE_KINDS } from '../domain/message-variables.ts'
import { createPageParts } from './page-parts.ts'

export const MESSAGES_PAGE = createPageParts('/admin/emails', ['messages', 'templates'])
export const messageAddress = MESSAGES_PAGE.addressOf

/** The kind of message whose words an address is of; undefined where it is of all, or of none that there is. */
export const templateKindIn = (query: URLSearchParams): TemplateKind | undefined =>
  TEMPLATE_KINDS.find(({ channel, template }) => channel === query.get('channel') && template === query.get('template'))

/** Where the words of a kind are written. */
export const templateAddress = ({ channel, template }: TemplateKind): string =>
  messageAddress('templates', `channel=${channel}&template=${template}`)
