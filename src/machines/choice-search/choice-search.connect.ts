import type { Choice } from '../../domain/list.ts'
import type { ChoiceSearchSnapshot } from './choice-search.machine.ts'

const NONE: readonly never[] = []

const isOf = <Found extends Choice>({ context }: ChoiceSearchSnapshot<Found>, filter: string): boolean =>
  context.question.filter === filter

export type ChoiceFace = 'idle' | 'busy' | 'found' | 'failed'

/** How it stands with what a filter can refer to: of another filter it is as if nobody had come to its field. */
export const choiceFace = <Found extends Choice>(snapshot: ChoiceSearchSnapshot<Found>, filter: string): ChoiceFace => {
  if (!isOf(snapshot, filter) || snapshot.matches('idle')) return 'idle'
  if (snapshot.hasTag('busy')) return 'busy'
  return snapshot.matches('failed') ? 'failed' : 'found'
}

/** What was found for what is typed in the field of a filter; nothing while it is looked for. */
export const choicesOf = <Found extends Choice>(
  snapshot: ChoiceSearchSnapshot<Found>,
  filter: string,
): readonly Found[] => (isOf(snapshot, filter) ? snapshot.context.found : NONE)
