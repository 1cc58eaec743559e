import { isolated } from '../../letter.ts'
import type { NameLetters } from './name-letters.ts'

export const namesEn: NameLetters = {
  nameChangeAsked: ({ from, to, link }, product) => ({
    subject: 'You asked for a change of your name',
    preheader: 'An administrator decides on it.',
    paragraphs: [
      `You asked ${product} to change your name from ${isolated(from)} to ${isolated(to)}. An administrator looks at it and you get an email.`,
      'Until then your certificates stay as they are, and your enrollments count as not verified.',
    ],
    link: { label: 'See your request', address: link },
    closing: 'If it was not you, withdraw the request on your profile and change your password.',
  }),
  nameChangeApproved: ({ to, link }) => ({
    subject: 'Your name was changed',
    preheader: 'Your certificates are issued anew.',
    paragraphs: [
      `Your name is now ${isolated(to)}. Certificates that are in force are issued anew with it; of each you get an email of its own.`,
      'Enrollments that were verified before are verified again.',
    ],
    link: { label: 'See your profile', address: link },
    closing: 'If you did not ask for this, tell us.',
  }),
  nameChangeRefused: ({ to, reason, link }) => ({
    subject: 'Your change of name was not approved',
    preheader: 'Your name stays as it was.',
    paragraphs: [
      `You asked to be called ${isolated(to)}. That was not approved, so your name and your certificates stay as they were. Enrollments that were verified before are verified again.`,
      `The reason that was given: ${isolated(reason)}`,
    ],
    link: { label: 'Ask again', address: link },
    closing: 'You can ask again, with what was missing.',
  }),
}
