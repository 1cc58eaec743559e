import type { Fault } from '../../../../domain/fault.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import { Banner } from '../../../ui/banner.view.tsx'
import { faultWords } from '../../fault-words.ts'

/** What did not work and why, and when it may be tried again if the server said so. */
export const FaultBanner = ({
  title,
  fault,
  kept,
}: Readonly<{ title: string; fault: Fault | null; kept?: string }>) => {
  const words = useWords()
  const { security } = words
  const formats = useFormats()
  const wait = fault?.retryAfter
  return (
    <Banner tone="warning" announce="alert" title={title}>
      {faultWords(words, fault)}
      {wait !== undefined && wait > 0 && ` ${security.tryAgainIn({ time: formats.duration(wait) })}`}
      {kept !== undefined && ` ${kept}`}
    </Banner>
  )
}
