import type { Choice } from '../../domain/list.ts'
import type { ChoiceSearchSnapshot } from './choice-search.machine.ts'

const NONE: readonly Choice[] = []

const isOf = ({ context }: ChoiceSearchSnapshot, filter: string): boolean => context.question.filter === filter

export type ChoiceFace = 'idle' | 'busy' | 'found' | 'failed'

/** How it stands with what a filter can refer to: of another filter it is as if nobody had come to its field. */
export const choiceFace = (snapshot: ChoiceSearchSnapshot, filter: string): ChoiceFace => {
  if (!isOf(snapshot, filter) || snapshot.matches('idle')) return 'idle'
  if (snapshot.hasTag('busy')) return 'busy'
  return snapshot.matches('failed') ? 'failed' : 'found'
}

/** What was found for what is typed in the field of a filter; nothing while it is looked for. */
export const choicesOf = (snapshot: ChoiceSearchSnapshot, filter: string): readonly Choice[] =>
  isOf(snapshot, filter) ? snapshot.context.found : NONE
