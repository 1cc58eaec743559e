import { botCheck } from '../../domain/contract/bot-check.contract.ts'
import { contactMessageAnswer, type ContactMessageBody } from '../../domain/contract/contact.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

export const contactQueries = {
  botCheck: (_root, _args, { get }) => get('/bot-check', botCheck),
} satisfies QueryResolvers

export const contactMutations = {
  sendContactMessage: (_root, args, { send }) => {
    const { name, email, topic, message, botCheck: solved } = args
    const body: Omit<ContactMessageBody, 'botCheck'> = {
      name,
      email,
      topic,
      message,
      ...(solved && { botCheck: solved }),
    }
    return send('POST', '/contact-messages', body, contactMessageAnswer, { creates: true })
  },
} satisfies MutationResolvers
