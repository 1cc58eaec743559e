import { useSelector } from '@xstate/react'

import { isSeen } from '../../domain/plain-name.ts'
import { useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'

/**
 * What is wrong with a field of a deed: that it is empty, once somebody has confirmed without it (the first of them that
 * says so has the focus then), or what the server said of it, by its name. Give no value of one that may be empty. The page
 * has to speak `lists`.
 */
export const useMissing = <Subject, Outcome>(actor: DeedActor<Subject, Outcome>) => {
  const { lists } = useWords()
  const isWanting = useSelector(actor, (at) => at.matches({ asked: 'wanting' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (value: string | number | null | undefined, name?: string): string | undefined => {
    if (isWanting && value !== undefined && !isSeen(String(value ?? ''))) return lists.fieldRequired()
    return fault?.fields?.find(({ field }) => field === name)?.message
  }
}
