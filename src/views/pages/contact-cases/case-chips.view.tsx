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

type Standing = Pick<ContactCase, 'state' | 'isLate' | 'answering'>
type Said = Pick<Words, 'contactCasesList'>

const lateChip = ({ contactCasesList: said }: Said) => <StatusChip tone="danger">{said.late()}</StatusChip>

/** What is to be known first of a message, where there is room for one thing: who is answering it, or that it is late. */
export const foremostChip = (words: Said, { state, isLate, answering }: Standing) => {
  const { contactCasesList: said } = words
  if (answering) return <StatusChip tone="warning">{said.answering({ name: answering.name })}</StatusChip>
  return isLate ? lateChip(words) : <StatusChip tone={TONES[state]}>{said.states[state]()}</StatusChip>
}

/** Where a message stands, and that it is late; or who is answering it at this moment. */
export const caseChips = (words: Said, standing: Standing) =>
  standing.isLate && !standing.answering ? (
    <span className={chips}>
      {foremostChip(words, { ...standing, isLate: false })}
      {lateChip(words)}
    </span>
  ) : (
    foremostChip(words, standing)
  )
