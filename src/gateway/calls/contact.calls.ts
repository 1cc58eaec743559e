import { botCheck } from '../../domain/contract/bot-check.contract.ts'
import { contactMessageAnswer, contactMessageBody } from '../../domain/contract/contact.contract.ts'
import { reads, writes } from './call.ts'

export const contactCalls = {
  botCheck: reads({ path: '/bot-check', answer: botCheck }),
  sendContactMessage: writes({
    method: 'POST',
    path: '/contact-messages',
    body: contactMessageBody,
    lacks: ['botCheck', 'flight'],
    answer: contactMessageAnswer,
    creates: true,
  }),
}
