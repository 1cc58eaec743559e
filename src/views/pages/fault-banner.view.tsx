import { isUnanswered, isUnsent, type Fault, type ReadFault } from '../../domain/fault.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { Banner, type BannerProps } from '../ui/banner.view.tsx'
import { faultWords } from './fault-words.ts'

export type OfChange = Readonly<{
  isReading?: false
  fault: (Fault & { ofReading?: never }) | null
  /** In place of the title where no answer came: whether it was done is not known. */
  unanswered?: string | undefined
}>

/** Of what only looks: it is not said that nothing was sent. */
export type OfReading = Readonly<{ isReading: true; fault: ReadFault | null; unanswered?: string }>

export type FaultBannerProps = Omit<BannerProps, 'children' | 'announce'> &
  Readonly<{
    /** At once, unless told; none where a notification says it. */
    announce?: BannerProps['announce'] | 'none'
    /** What became of what the person had written. */
    kept?: string | undefined
  }> &
  (OfChange | OfReading)

/** What did not work and why, when it may be tried again if the server said so, and what was kept. */
export const FaultBanner = ({
  fault,
  isReading,
  unanswered,
  kept,
  announce = 'alert',
  title,
  ...banner
}: FaultBannerProps) => {
  const words = useWords()
  const formats = useFormats()
  const wait = fault?.retryAfter
  const said = isUnanswered(fault) ? (unanswered ?? title) : title
  return (
    <Banner
      tone="warning"
      {...(announce !== 'none' && { announce })}
      {...banner}
      {...(said !== undefined && { title: said })}
    >
      {!isReading && isUnsent(fault) ? words.faults.unsent() : faultWords(words, fault)}
      {wait !== undefined && wait > 0 && ` ${words.faults.tryAgainIn({ time: formats.duration(wait) })}`}
      {kept !== undefined && ` ${kept}`}
    </Banner>
  )
}
