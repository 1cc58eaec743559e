import { css } from 'styled-system/css'

import type { ContactCase } from '../../../domain/contract/contact-cases.list.ts'
import type { Words } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

const TONES: Readonly<Record<ContactCase['state'], StatusTone>> = {
  new: 'info',
  assigned: 'info',
  answered: 'success',
  waiting: 'warning',
  closed: 'neutral',
  spam: 'neutral',
}

const chips = css({ display: 'inline-flex', gap: '1' })

/** Where a message stands, and that it is late; or who is answering it at this moment, which is what others are to know. */
export const caseChips = (
  { contactCasesList: said }: Pick<Words, 'contactCasesList'>,
  { state, isLate, answering }: Pick<ContactCase, 'state' | 'isLate' | 'answering'>,
) =>
  answering ? (
    <StatusChip tone="warning">{said.answering({ name: answering.name })}</StatusChip>
  ) : (
    <span className={chips}>
      <StatusChip tone={TONES[state]}>{said.states[state]()}</StatusChip>
      {isLate && <StatusChip tone="danger">{said.late()}</StatusChip>}
    </span>
  )
