import type { MessageWords } from '../../letter.ts'

/** What becomes of a change of a name that was asked for. */
export type NameLetters = Pick<MessageWords['letters'], 'nameChangeAsked' | 'nameChangeApproved' | 'nameChangeRefused'>
