import * as z from 'zod/mini'

import type { AuditDetails } from '../../../src/domain/audit.ts'
import { ANSWERED_STATES, CONTACT_STATES, type ContactState } from '../../../src/domain/contact.ts'
import { id as idShape, instant, version } from '../../../src/domain/contract/common.contract.ts'
import { CONTACT_CASES_LIST } from '../../../src/domain/contract/contact-cases.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ContactCaseEventType } from '../../../src/machines/lifecycle/decide-contact-case.ts'
import { textsIn } from '../../i18n/texts.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { actsOf, undoableWork, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { answeredAs, createCaseNotes, stateAfter, type CaseDeed } from './contact-case-moves.ts'
import {
  chooseContactCases,
  findCaseStaff,
  lockContactCases,
  writeCase,
  type CaseRow,
} from './contact-cases.repository.ts'

/** How one was, and as the act left it: another revision is somebody else's. */
const before = z.object({
  left: version,
  state: z.enum(CONTACT_STATES),
  assigneeId: z.nullable(idShape),
  was: z.nullable(z.enum(ANSWERED_STATES)),
  closeReason: z.nullable(z.string()),
  openSince: instant,
})
type Before = z.infer<typeof before>

/** What an act does to one that its event moves to `state`. */
type Move<Asked> = Readonly<{
  event: (asked: Asked) => ContactCaseEventType
  deed: (asked: Asked) => CaseDeed
  /** It is as the act would make it. */
  isSo: (row: CaseRow, asked: Asked) => boolean
  changes: (row: CaseRow, asked: Asked, state: ContactState) => Partial<CaseRow>
  /** What is told of it in the log. */
  noted?: (tx: Tx, row: CaseRow, asked: Asked) => Promise<AuditDetails>
  /** Throws where what is asked may not be done at all. */
  admit?: (tx: Tx, asked: Asked, language: Language) => Promise<void>
  /** What takes it back, and how that is noted. */
  back: (was: Before) => Readonly<{ event: ContactCaseEventType; deed: CaseDeed }>
}>

/** What those who answer messages do with many of them. */
export const contactCasesListActs = (platform: Platform): ListActs => {
  const { clock } = platform
  const note = createCaseNotes(platform)

  const nameOf = async (tx: Tx, userId: number | null): Promise<string | null> =>
    userId === null ? null : ((await findCaseStaff(tx, userId))?.name ?? `user:${userId}`)

  const moving = <Asked>({ event, deed, isSo, changes, noted, admit, back }: Move<Asked>) =>
    undoableWork<Asked, Before>({
      before,
      choose: async (tx, { selection, doer, asked, language }, limit) => {
        await admit?.(tx, asked, language)
        return chooseContactCases(tx, selection, { days: dayClock(platform), userId: doer.userId }, limit)
      },
      perform: async (tx, { actId, doer, asked }, ids) => {
        const held = await lockContactCases(tx, ids)
        const results: Performed<Before>[] = []
        for (const id of ids) {
          const row = held.get(id)
          const state = row ? stateAfter(row, event(asked)) : null
          if (!row) results.push({ id, outcome: 'refused', reason: 'gone' })
          else if (isSo(row, asked)) results.push({ id, outcome: 'unchanged', reason: 'same' })
          else if (state === null) results.push({ id, outcome: 'refused', reason: 'otherState' })
          else {
            const { revision } = await writeCase(tx, row, { ...changes(row, asked, state), state })
            const details = { ...(await noted?.(tx, row, asked)), listAct: actId }
            await note(tx, deed(asked), row, details, { actorId: doer.userId })
            const { assigneeId, was, closeReason } = row
            const kept = { state: row.state, assigneeId, was, closeReason, openSince: row.openSince.toISOString() }
            results.push({ id, outcome: 'done', before: { left: revision, ...kept } })
          }
        }
        return results
      },
      undo: async (tx, { actId, doer }, rows) => {
        const held = await lockContactCases(
          tx,
          rows.map(({ id }) => id),
        )
        const results: Undone[] = []
        for (const { id, before: was } of rows) {
          const row = held.get(id)
          const taking = back(was)
          if (!row) results.push({ id, outcome: 'kept', reason: 'gone' })
          else if (row.revision !== was.left || stateAfter(row, taking.event) === null) {
            results.push({ id, outcome: 'kept', reason: 'changed' })
          } else {
            const { left: _left, openSince, ...asItWas } = was
            await writeCase(tx, row, { ...asItWas, openSince: new Date(openSince) })
            await note(tx, taking.deed, row, { listAct: actId }, { actorId: doer.userId })
            results.push({ id, outcome: 'undone' })
          }
        }
        return results
      },
    })

  return actsOf(CONTACT_CASES_LIST, {
    assign: moving<Readonly<{ userId: number | null }>>({
      event: ({ userId }) => (userId === null ? 'case.released' : 'case.assigned'),
      deed: ({ userId }) => (userId === null ? 'contact.released' : 'contact.assigned'),
      isSo: (row, { userId }) => row.assigneeId === userId,
      changes: (_row, { userId }) => ({ assigneeId: userId }),
      noted: async (tx, row, { userId }) => ({
        from: await nameOf(tx, row.assigneeId),
        to: await nameOf(tx, userId),
      }),
      admit: async (tx, { userId }, language) => {
        if (userId === null || (await findCaseStaff(tx, userId))) return
        throw refusedField('userId', textsIn(language).fields.choice)
      },
      back: ({ assigneeId }) =>
        assigneeId === null
          ? { event: 'case.released', deed: 'contact.released' }
          : { event: 'case.assigned', deed: 'contact.assigned' },
    }),
    close: moving<Readonly<{ reason: string }>>({
      event: () => 'case.closed',
      deed: () => 'contact.closed',
      isSo: ({ state }) => state === 'closed',
      changes: ({ state }, { reason }) => ({ was: answeredAs(state), closeReason: reason }),
      noted: async (_tx, _row, { reason }) => ({ reason }),
      back: () => ({ event: 'closing.undone', deed: 'contact.closingUndone' }),
    }),
    reopen: moving<unknown>({
      event: () => 'case.reopened',
      deed: () => 'contact.reopened',
      isSo: ({ state }) => state !== 'closed' && state !== 'spam',
      changes: () => ({ was: null, closeReason: null, openSince: clock.now() }),
      back: () => ({ event: 'case.closed', deed: 'contact.closed' }),
    }),
    markSpam: moving<unknown>({
      event: () => 'spam.marked',
      deed: () => 'contact.spamMarked',
      isSo: ({ state }) => state === 'spam',
      changes: ({ state }) => ({ was: answeredAs(state) }),
      back: () => ({ event: 'spam.lifted', deed: 'contact.spamLifted' }),
    }),
    liftSpam: moving<unknown>({
      event: () => 'spam.lifted',
      deed: () => 'contact.spamLifted',
      isSo: ({ state }) => state !== 'spam',
      changes: () => ({ was: null }),
      back: () => ({ event: 'spam.marked', deed: 'contact.spamMarked' }),
    }),
  })
}
