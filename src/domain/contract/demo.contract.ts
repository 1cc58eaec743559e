import * as z from 'zod/mini'

import { LANGUAGES } from '../language.ts'
import { MESSAGE_STATES } from '../message.ts'
import { id, instant } from './common.contract.ts'

/** GET /demo/accounts: the ways into a demo installation; elsewhere there are none. */
export const demoAccounts = z.array(
  z.object({
    role: z.enum(['admin', 'student', 'instructor', 'owner', 'master', 'groupCoordinator']),
    email: z.string(),
    password: z.string(),
  }),
)

/** GET /demo/outbox: the last mails and text messages of a demo installation. */
export const demoOutbox = z.object({
  items: z.array(
    z.object({
      id,
      channel: z.enum(['mail', 'sms']),
      template: z.string(),
      /** The address is a phone number where the channel is text messages. */
      to: z.object({ name: z.string(), address: z.string() }),
      language: z.enum(LANGUAGES),
      state: z.enum(MESSAGE_STATES),
      /** A text message has none. */
      subject: z.nullable(z.string()),
      text: z.string(),
      /** What is to be read off or copied. */
      code: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
  total: z.int(),
})

export type DemoAccount = z.infer<typeof demoAccounts>[number]
export type OutboxMessage = z.infer<typeof demoOutbox>['items'][number]
