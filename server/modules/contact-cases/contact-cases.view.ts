import { ANSWER_DAYS, UNANSWERED_STATES, type ContactState } from '../../../src/domain/contact.ts'
import { CASE_START, type ContactCase } from '../../../src/domain/contract/contact-cases.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { lateBefore } from '../../../src/domain/working-days.ts'
import type { CaseRow, ListedCase } from './contact-cases.repository.ts'

const UNANSWERED: ReadonlySet<ContactState> = new Set(UNANSWERED_STATES)

/** Who is answering it still; null where nobody is, or has not said so for a while. */
export const answeringNow = (
  { answeringId, answeringSince, answeringUntil }: Pick<CaseRow, 'answeringId' | 'answeringSince' | 'answeringUntil'>,
  now: number,
): Readonly<{ userId: number; since: Date }> | null =>
  answeringId !== null && answeringSince !== null && answeringUntil !== null && answeringUntil.getTime() > now
    ? { userId: answeringId, since: answeringSince }
    : null

const startOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > CASE_START ? `${line.slice(0, CASE_START - 1).trimEnd()}…` : line
}

/** A row of the list, as of now. */
export const presentCase = (row: ListedCase, days: DayClock): ContactCase => {
  const answering = answeringNow(row, days.now)
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    topic: row.topic,
    start: startOf(row.start),
    language: row.language,
    receivedAt: row.createdAt.toISOString(),
    state: row.state,
    isLate: UNANSWERED.has(row.state) && row.openSince.getTime() < lateBefore(days, ANSWER_DAYS),
    assignee:
      row.assigneeId === null ? null : { userId: row.assigneeId, name: `${row.assigneeFirst} ${row.assigneeLast}` },
    answering: answering && {
      userId: answering.userId,
      name: `${row.answererFirst} ${row.answererLast}`,
      since: answering.since.toISOString(),
    },
  }
}
