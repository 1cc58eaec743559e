import { ltr } from '../../letter.ts'
import type { MergeWords } from './merge-words.ts'

export const mergesEn: MergeWords = {
  accountsMerged: ({ kept, gone, signInLink, resetLink, contactLink }, product) => ({
    subject: `Your two accounts at ${product} are one now`,
    preheader: 'Sign in with either address. Your courses and certificates are together.',
    paragraphs: [
      `You had two accounts. The account of ${ltr(gone)} has become part of the account of ${ltr(kept)}: its courses, classes and certificates are there now.`,
      `From now on you can sign in with either address, and with the password of the account of ${ltr(kept)}. If you no longer know it, set a new one: the link goes to that address.`,
    ],
    link: { label: 'Sign in', address: signInLink },
    moreLinks: [
      { label: 'Set a new password', address: resetLink },
      { label: 'These are not both mine', address: contactLink },
    ],
    closing: 'If one of the two is not yours, write to us soon: for 30 days this can be undone.',
  }),
  accountsParted: ({ kept, gone, signInLink, resetLink, contactLink }, product) => ({
    subject: `Your accounts at ${product} are two again`,
    preheader: 'Each has its own courses and certificates again.',
    paragraphs: [
      `The accounts of ${ltr(kept)} and ${ltr(gone)} had been made one. That was undone: each of them has what it had before.`,
      'Sign in with the address of the account that you want to use, and with its own password.',
    ],
    link: { label: 'Sign in', address: signInLink },
    moreLinks: [
      { label: 'Set a new password', address: resetLink },
      { label: 'Write to us', address: contactLink },
    ],
    closing: 'If something is missing, write to us.',
  }),
}
