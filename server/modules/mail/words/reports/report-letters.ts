import type { MessageWords } from '../../letter.ts'

export type ReportLetters = Pick<MessageWords['letters'], 'reportReady' | 'listReady' | 'reportMailingStopped'>
