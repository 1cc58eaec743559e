import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { StudentActsActor } from '../../../machines/student-enrollments/student-acts.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { faultWords } from '../fault-words.ts'

const room = css({ '&:not(:empty)': { marginBlockEnd: '4' } })

/** What became of the last thing that was done. */
export const ActNews = ({ actor }: Readonly<{ actor: StudentActsActor }>) => {
  const words = useWords()
  const { verify, message } = words.studentEnrollments
  const isVerified = useSelector(actor, (at) => at.matches({ still: 'verified' }))
  const isWritten = useSelector(actor, (at) => at.matches({ still: 'written' }))
  const isUnwritten = useSelector(actor, (at) => at.matches({ still: 'unwritten' }))
  const count = useSelector(actor, ({ context }) => context.count)
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <div role="status" className={room}>
      {isVerified && <Banner tone="success">{verify.done({ count })}</Banner>}
      {isWritten && <Banner tone="success">{message.done({ count })}</Banner>}
      {isUnwritten && (
        <Banner tone="warning" title={message.failed()}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </div>
  )
}
