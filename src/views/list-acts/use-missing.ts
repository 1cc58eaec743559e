import { useSelector } from '@xstate/react'

import { isSeen } from '../../domain/plain-name.ts'
import { useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'

/**
 * What a field of a deed says while it is empty, once somebody has confirmed without it: the first of them that says so
 * has the focus then. The page has to speak `lists`.
 */
export const useMissing = <Subject, Outcome>(actor: DeedActor<Subject, Outcome>) => {
  const { lists } = useWords()
  const isWanting = useSelector(actor, (at) => at.matches({ asked: 'wanting' }))
  return (value: string | number | null | undefined): string | undefined =>
    isWanting && !isSeen(String(value ?? '')) ? lists.fieldRequired() : undefined
}
