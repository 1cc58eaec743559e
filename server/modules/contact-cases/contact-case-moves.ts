import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import type { AnsweredState, ContactState } from '../../../src/domain/contact.ts'
import { decideContactCase, type ContactCaseEventType } from '../../../src/machines/lifecycle/decide-contact-case.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CaseRow } from './contact-cases.repository.ts'

/** The state after an event, as the chart decides; null where it refuses. */
export const stateAfter = (
  { state, assigneeId, was }: Pick<CaseRow, 'state' | 'assigneeId' | 'was'>,
  event: ContactCaseEventType,
): ContactState | null => decideContactCase(state, { isAssigned: assigneeId !== null, was }, event)

/** What is kept of how something was answered when it is put away. */
export const answeredAs = (state: ContactState): AnsweredState | null =>
  state === 'answered' || state === 'waiting' ? state : null

export type CaseDeed = Extract<AuditAction, `contact.${string}`>

type NotedBy = Readonly<{ actorId: number | null; address?: string; requestId?: string }>

/** How what was done with a message is noted: by its reference, as that it came is. */
export const createCaseNotes =
  ({ audit }: Pick<Platform, 'audit'>) =>
  (tx: Tx, action: CaseDeed, { reference }: Pick<CaseRow, 'reference'>, details: AuditDetails, by: NotedBy) =>
    audit.record(tx, { action, subject: `contact:${reference}`, details, ...by })
