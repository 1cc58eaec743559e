import { applyChanges, type CourseChange, type CourseConflict } from '../../domain/course/course-change.ts'
import type { CourseDocument } from '../../domain/course/course-document.ts'
import { pathOf } from './pending-changes.ts'

/** Whose of the two stays. */
export type Kept = 'yours' | 'theirs'

export type Rebased = Readonly<{
  /** Theirs, and yours over it. */
  document: CourseDocument
  pending: readonly CourseChange[]
  conflicts: readonly CourseConflict[]
}>

/** Yours after all; nothing where there is nothing left to change. */
const forced = ({ change, ...conflict }: CourseConflict): readonly CourseChange[] => {
  if (conflict.kind === 'gone') return []
  const { theirs } = conflict
  if (change.kind === 'set' || change.kind === 'remove') return [{ ...change, was: theirs }]
  if (change.kind === 'add') return []
  const held = theirs as readonly string[]
  const kept = change.to.filter((key) => held.includes(key))
  return [{ ...change, was: [...held], to: [...kept, ...held.filter((key) => !kept.includes(key))] }]
}

/** What was changed here, over what others made of the document meanwhile. What both changed is told; yours is shown. */
export const rebase = (theirs: CourseDocument, changes: readonly CourseChange[]): Rebased => {
  const { conflicts } = applyChanges(theirs, changes)
  const pending = changes.flatMap((change) => {
    const conflict = conflicts.find((one) => one.change === change)
    return conflict ? forced(conflict) : [change]
  })
  return { document: applyChanges(theirs, pending).document, pending, conflicts }
}

/** Yours is among what waits already. */
export const settle = (
  theirs: CourseDocument,
  { pending, conflicts }: Pick<Rebased, 'pending' | 'conflicts'>,
  { path, kept }: Readonly<{ path: string; kept: Kept }>,
): Rebased => {
  const left = kept === 'theirs' ? pending.filter((change) => pathOf(change) !== path) : pending
  return {
    document: applyChanges(theirs, left).document,
    pending: left,
    conflicts: conflicts.filter(({ change }) => pathOf(change) !== path),
  }
}
