import { Ban, BadgeCheck, CalendarX, Replace, type LucideIcon } from 'lucide-react'

import type { CertificateState } from '../../domain/certificate.ts'
import { useWords } from '../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../ui/status-chip.view.tsx'

const looks = {
  valid: { tone: 'success', icon: BadgeCheck },
  expired: { tone: 'warning', icon: CalendarX },
  revoked: { tone: 'danger', icon: Ban },
  superseded: { tone: 'info', icon: Replace },
} as const satisfies Record<CertificateState, { tone: StatusTone; icon: LucideIcon }>

/** What a certificate is worth now: an icon and a word. */
export const CertificateChip = ({ state }: { state: CertificateState }) => {
  const words = useWords()
  return <StatusChip {...looks[state]}>{words.certificateState[state]()}</StatusChip>
}
