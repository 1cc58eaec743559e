import { RefreshCw } from 'lucide-react'

import { CERTIFICATE_CLOCK } from '../../../domain/certificate.ts'
import type { Renewal } from '../../../domain/renewal.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'

export type RenewalNoticeProps = Readonly<{
  renewal: Renewal
  /** Null where the page's own button is the way to renew, or where there is none before the end. */
  onRenew: (() => void) | null
}>

const ENDED: ReadonlySet<Renewal['kind']> = new Set(['certificateEnded', 'enrollmentEnded'])

/** What of the course ends soon or has ended, and how it is renewed. */
export const RenewalNotice = ({ renewal: { at, kind }, onRenew }: RenewalNoticeProps) => {
  const { enrollment } = useWords()
  const dates = useDates()
  const isCertificate = kind === 'certificateEnds' || kind === 'certificateEnded'
  const date = dates.date(at, isCertificate ? CERTIFICATE_CLOCK : undefined)
  return (
    <Banner
      tone={ENDED.has(kind) ? 'warning' : 'info'}
      title={enrollment[`${kind}Title`]()}
      action={
        onRenew ? (
          <Button icon={RefreshCw} aria-haspopup="dialog" onClick={onRenew}>
            {enrollment.renew()}
          </Button>
        ) : undefined
      }
    >
      {enrollment[kind]({ date })}
    </Banner>
  )
}
