// Why an event would be taken, or was not, as it is told to whoever looks.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { placeOf } from '../layout/words.ts'
import { verdictsOn, type BranchVerdict, type Verdict } from './guard-verdict.ts'

export const guardInWords = ({ name, holds, parts }: Verdict): string => {
  const verdict = holds === null ? 'cannot say for this payload' : holds ? 'yes' : 'no'
  const inside = parts.length === 0 ? '' : ` (${parts.map(guardInWords).join('; ')})`
  return `${name}: ${verdict}${inside}`
}

/** What a branch would come to, and what its guard says. */
export const branchInWords = ({ move, verdict }: BranchVerdict): Readonly<{ outcome: string; guard: string }> => ({
  outcome: move.isIgnored
    ? `ignored in ${placeOf(move.source)}`
    : move.targets.length > 0
      ? `to ${move.targets.map(placeOf).join(', ')}`
      : ['stays', ...move.actions].join(', '),
  guard: verdict ? guardInWords(verdict) : 'no guard',
})

/** Why nothing came of an event, in a line for each branch that could have taken it. */
export const whyIgnored = (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] => {
  const branches = verdictsOn(snapshot, event)
  if (branches.length === 0) return ['No active state names this event.']
  return branches.map((branch) => {
    const { outcome, guard } = branchInWords(branch)
    return `${outcome} \u2013 ${guard}`
  })
}
