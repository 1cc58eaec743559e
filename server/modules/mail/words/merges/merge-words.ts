import type { MessageWords } from '../../letter.ts'

export type MergeWords = Pick<MessageWords['letters'], 'accountsMerged' | 'accountsParted'>
