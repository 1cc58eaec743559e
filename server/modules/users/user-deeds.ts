import type { AuditAction } from '../../../src/domain/audit.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { ListSelection } from '../../../src/domain/list.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import { userDeedObstacle, type UserDeed } from '../../../src/domain/user-deed.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ActOn, Performed, Undone } from '../list-acts/act-work.ts'
import { holdPeople, isOpenOwner, type Person } from './user-deeds.repository.ts'
import { chooseUsers } from './users.repository.ts'

/** How a person was and is, for the log; with why, where that was asked. */
export type Noted = Readonly<{ before?: unknown; after?: unknown; reason?: string }>

/** Why nothing is done with somebody. */
export type Hindered = Readonly<{ outcome: 'unchanged' | 'refused'; reason: ActReason }>

/** How something is done with somebody's account. */
export type Deed<Asked, Before> = Readonly<{
  deed: UserDeed
  /** That is given or taken. */
  roleOf?: (asked: Asked) => RoleId
  /** Why there is nothing to do with some of them, or why it cannot be done. */
  obstacle: (tx: Tx, people: readonly Person[], asked: Asked) => Promise<(person: Person) => Hindered | null>
  /** Does it with all of them, and says of each what is kept to put it back, and what the log says. */
  perform: (
    tx: Tx,
    people: readonly Person[],
    asked: Asked,
  ) => Promise<(person: Person) => Readonly<{ before: Before; noted: Noted }>>
}>

/** How it is put back. */
export type Undoing<Asked, Before> = Readonly<{
  /** What putting it back does: whoever may not do that may not undo it. */
  deed: UserDeed
  roleOf?: (asked: Asked) => RoleId
  isAsLeft: (person: Person, before: Before, asked: Asked) => boolean
  perform: (tx: Tx, person: Person, before: Before, asked: Asked) => Promise<Noted>
}>

/** What the log calls what was done, whether by hand or by undoing another. */
const ACTIONS: Readonly<Record<UserDeed, AuditAction>> = {
  addRole: 'user.roleGiven',
  takeRole: 'user.roleTaken',
  sendReset: 'user.resetSent',
  resendVerification: 'user.verificationSent',
  endSessions: 'user.sessionsEnded',
  deactivate: 'user.deactivated',
  reactivate: 'user.reactivated',
  mergeAway: 'user.mergedAway',
  mergeInto: 'user.merged',
}

/**
 * The parts that all deeds with accounts share: who may is asked of the one rule, of people who are held, at each turn
 * and again where it is undone; each row is noted, with how it was and is.
 */
export const userDeeds = (platform: Platform) => {
  const { audit } = platform

  /** Whoever does it is judged as they are now, too: another may have closed their account a moment ago. */
  const judging = async (tx: Tx, { doer }: ActOn<unknown>, ids: readonly number[]) => {
    const people = await holdPeople(tx, [...ids, doer.userId])
    const self = people.get(doer.userId)
    const roles = self && self.user.deactivatedAt === null ? self.roles : []
    const owners = new Set([...people.values()].filter(isOpenOwner).map(({ userId }) => userId))
    const obstacleOf = (deed: UserDeed, person: Person, role: RoleId | undefined): ActReason | null =>
      userDeedObstacle(deed, {
        doer: { userId: doer.userId, roles },
        person,
        otherOwners: owners.size - (owners.has(person.userId) ? 1 : 0),
        ...(role !== undefined && { role }),
      })
    return { people, obstacleOf }
  }

  const note = (tx: Tx, deed: UserDeed, { actId, doer }: ActOn<unknown>, noted: ReadonlyMap<number, Noted>) =>
    audit.record(
      tx,
      ...[...noted].map(([id, details]) => ({
        action: ACTIONS[deed],
        actorId: doer.userId,
        subject: `user:${id}`,
        details: { listAct: actId, ...details },
      })),
    )

  return {
    choose: (tx: Tx, { selection }: Readonly<{ selection: ListSelection }>, limit: number) =>
      chooseUsers(tx, selection, dayClock(platform), limit),

    perform:
      <Asked, Before>({ deed, roleOf, obstacle, perform }: Deed<Asked, Before>) =>
      async (tx: Tx, on: ActOn<Asked>, ids: readonly number[]): Promise<readonly Performed<Before>[]> => {
        const { asked } = on
        const { people, obstacleOf } = await judging(tx, on, ids)
        const known = ids.flatMap((id) => people.get(id) ?? [])
        const hinders = await obstacle(tx, known, asked)
        const verdicts = new Map(
          known.map((person) => {
            const isGone = person.user.mergedIntoId !== null
            const reason = isGone ? 'gone' : obstacleOf(deed, person, roleOf?.(asked))
            return [person.userId, reason ? { outcome: 'refused' as const, reason } : hinders(person)] as const
          }),
        )
        const done = known.filter(({ userId }) => verdicts.get(userId) === null)
        const outcomeOf = await perform(tx, done, asked)
        const outcomes = new Map(done.map((person) => [person.userId, outcomeOf(person)]))
        await note(tx, deed, on, new Map([...outcomes].map(([id, { noted }]) => [id, noted])))
        return ids.map((id): Performed<Before> => {
          const outcome = outcomes.get(id)
          if (outcome) return { id, outcome: 'done', before: outcome.before }
          const verdict = verdicts.get(id)
          return verdict ? { ...verdict, id } : { id, outcome: 'refused', reason: 'gone' }
        })
      },

    undo:
      <Asked, Before>({ deed, roleOf, isAsLeft, perform }: Undoing<Asked, Before>) =>
      async (
        tx: Tx,
        on: ActOn<Asked>,
        rows: readonly Readonly<{ id: number; before: Before }>[],
      ): Promise<readonly Undone[]> => {
        const { people, obstacleOf } = await judging(
          tx,
          on,
          rows.map(({ id }) => id),
        )
        const noted = new Map<number, Noted>()
        const results: Undone[] = []
        for (const { id, before } of rows) {
          const person = people.get(id)
          const isThere = person !== undefined && person.user.mergedIntoId === null
          const obstacle = isThere ? obstacleOf(deed, person, roleOf?.(on.asked)) : 'gone'
          const reason = obstacle ?? (person && isAsLeft(person, before, on.asked) ? null : 'changed')
          if (!person || reason !== null) {
            results.push({ id, outcome: 'kept', reason: reason ?? 'gone' })
            continue
          }
          noted.set(id, await perform(tx, person, before, on.asked))
          results.push({ id, outcome: 'undone' })
        }
        await note(tx, deed, on, noted)
        return results
      },
  }
}
