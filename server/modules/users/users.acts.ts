import * as z from 'zod/mini'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { USERS_LIST } from '../../../src/domain/contract/users.list.ts'
import { LINK_KINDS } from '../../../src/domain/link.ts'
import { ROLE, type RoleName } from '../../../src/domain/role.ts'
import { roleNamesOf, type UserState } from '../../../src/domain/user-account.ts'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { LINK_MAIL, RESET } from '../auth/account-limits.ts'
import { createAccountMail } from '../auth/account-mail.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { actsOf, undoableWork, type ListActs } from '../list-acts/act-work.ts'
import {
  dropRole,
  endSessionsOfAll,
  giveRole,
  mailedOften,
  setDeactivated,
  type Person,
} from './user-deeds.repository.ts'
import { userDeeds, type Deed, type Hindered, type Noted, type Undoing } from './user-deeds.ts'
import { countLivingSessions } from './users.repository.ts'

const SAME: Hindered = { outcome: 'unchanged', reason: 'same' }
const CLOSED: Hindered = { outcome: 'refused', reason: 'unreachable' }
const MAILED: Hindered = { outcome: 'unchanged', reason: 'mailedLately' }

/** What is mailed by whom, and how often anybody is: it may be asked for as often as somebody presses a button. */
const MAILS = {
  sendReset: { kind: 'passwordReset', limit: RESET.perAccount },
  resendVerification: { kind: 'verification', limit: LINK_MAIL.perAccount },
} as const

type Role = Readonly<{ role: RoleName }>

const roleOf = ({ role }: Role) => ROLE[role]
const holds = ({ roles }: Person, { role }: Role): boolean => roles.includes(ROLE[role])
const isClosed = ({ user }: Person): boolean => user.deactivatedAt !== null
const idsOf = (people: readonly Person[]): readonly number[] => people.map(({ userId }) => userId)

/** A role is there or not: there is nothing to keep of how it was. */
const nothing = z.object({})
/** Since when an account was closed, before or by the act: at another time it was somebody else. */
const closed = z.object({ deactivatedAt: instant })

type Closed = z.infer<typeof closed>

const rolesNoted = ({ roles }: Person, { role }: Role, isGiven: boolean): Noted => {
  const others = roles.filter((id) => id !== ROLE[role])
  return { before: roleNamesOf(roles), after: roleNamesOf(isGiven ? [...others, ROLE[role]] : others) }
}

const stateNoted = (before: UserState, after: UserState, reason?: string): Noted => ({
  before,
  after,
  ...(reason !== undefined && { reason }),
})

/** What those who run the programme do with accounts. */
export const usersListActs = (platform: Platform): ListActs => {
  const { clock } = platform
  const { choose, perform, undo } = userDeeds(platform)
  const accountMail = createAccountMail(platform)
  const links = createMailedLinks(platform)

  const adding: Deed<Role, z.infer<typeof nothing>> = {
    deed: 'addRole',
    roleOf,
    obstacle: async (_tx, _people, asked) => (person) => (holds(person, asked) ? SAME : null),
    perform: async (tx, people, asked) => {
      await giveRole(tx, idsOf(people), roleOf(asked), clock.now())
      return (person) => ({ before: {}, noted: rolesNoted(person, asked, true) })
    },
  }

  const taking: Deed<Role, z.infer<typeof nothing>> = {
    deed: 'takeRole',
    roleOf,
    obstacle: async (_tx, _people, asked) => (person) => (holds(person, asked) ? null : SAME),
    perform: async (tx, people, asked) => {
      await dropRole(tx, idsOf(people), roleOf(asked))
      return (person) => ({ before: {}, noted: rolesNoted(person, asked, false) })
    },
  }

  const takingBack: Undoing<Role, z.infer<typeof nothing>> = {
    deed: 'takeRole',
    roleOf,
    isAsLeft: (person, _before, asked) => holds(person, asked),
    perform: async (tx, person, _before, asked) => {
      await dropRole(tx, [person.userId], roleOf(asked))
      return rolesNoted(person, asked, false)
    },
  }

  const givingBack: Undoing<Role, z.infer<typeof nothing>> = {
    deed: 'addRole',
    roleOf,
    isAsLeft: (person, _before, asked) => !holds(person, asked),
    perform: async (tx, person, _before, asked) => {
      await giveRole(tx, [person.userId], roleOf(asked), clock.now())
      return rolesNoted(person, asked, true)
    },
  }

  const mailing = (deed: keyof typeof MAILS): Deed<unknown, null> => {
    const { kind, limit } = MAILS[deed]
    return {
      deed,
      obstacle: async (tx, people) => {
        const since = later(clock.now(), -limit.milliseconds)
        const often = await mailedOften(tx, idsOf(people), { kind, since, many: limit.tries })
        return (person) => {
          if (isClosed(person)) return CLOSED
          if (kind === 'verification' && person.user.emailVerifiedAt !== null) return SAME
          return often.has(person.userId) ? MAILED : null
        }
      },
      perform: async (tx, people) => {
        for (const { user } of people) await accountMail.sendLink(tx, user, kind, people.length > 1)
        return () => ({ before: null, noted: {} })
      },
    }
  }

  const ending: Deed<unknown, null> = {
    deed: 'endSessions',
    obstacle: async (tx, people) => {
      const living = await countLivingSessions(tx, idsOf(people), clock.now())
      return ({ userId }) => (living.get(userId) ? null : SAME)
    },
    perform: async (tx, people) => {
      const living = await countLivingSessions(tx, idsOf(people), clock.now())
      await endSessionsOfAll(tx, idsOf(people), clock.now())
      return ({ userId }) => ({ before: null, noted: { before: living.get(userId), after: 0 } })
    },
  }

  /** Nobody is signed in to a closed account, and no link that was mailed opens it. */
  const close = async (tx: Tx, ids: readonly number[], since: Date): Promise<void> => {
    await setDeactivated(tx, ids, since)
    await endSessionsOfAll(tx, ids, clock.now())
    for (const id of ids) await links.cancel(tx, id, LINK_KINDS)
  }

  const deactivating: Deed<Readonly<{ reason: string }>, Closed> = {
    deed: 'deactivate',
    obstacle: async () => (person) => (isClosed(person) ? SAME : null),
    perform: async (tx, people, { reason }) => {
      const now = clock.now()
      await close(tx, idsOf(people), now)
      return () => ({
        before: { deactivatedAt: now.toISOString() },
        noted: stateNoted('active', 'deactivated', reason),
      })
    },
  }

  const reopening: Undoing<Readonly<{ reason: string }>, Closed> = {
    deed: 'reactivate',
    isAsLeft: ({ user }, { deactivatedAt }) => user.deactivatedAt?.toISOString() === deactivatedAt,
    perform: async (tx, { userId }) => {
      await setDeactivated(tx, [userId], null)
      return stateNoted('deactivated', 'active')
    },
  }

  const reactivating: Deed<unknown, Closed> = {
    deed: 'reactivate',
    obstacle: async () => (person) => (isClosed(person) ? null : SAME),
    perform: async (tx, people) => {
      await setDeactivated(tx, idsOf(people), null)
      return ({ user }) => ({
        before: { deactivatedAt: (user.deactivatedAt ?? clock.now()).toISOString() },
        noted: stateNoted('deactivated', 'active'),
      })
    },
  }

  const closingAgain: Undoing<unknown, Closed> = {
    deed: 'deactivate',
    isAsLeft: (person) => !isClosed(person),
    perform: async (tx, { userId }, { deactivatedAt }) => {
      await close(tx, [userId], new Date(deactivatedAt))
      return stateNoted('active', 'deactivated')
    },
  }

  return actsOf(USERS_LIST, {
    addRole: undoableWork({ before: nothing, choose, perform: perform(adding), undo: undo(takingBack) }),
    takeRole: undoableWork({ before: nothing, choose, perform: perform(taking), undo: undo(givingBack) }),
    sendReset: { choose, perform: perform(mailing('sendReset')) },
    resendVerification: { choose, perform: perform(mailing('resendVerification')) },
    endSessions: { choose, perform: perform(ending) },
    deactivate: undoableWork({ before: closed, choose, perform: perform(deactivating), undo: undo(reopening) }),
    reactivate: undoableWork({ before: closed, choose, perform: perform(reactivating), undo: undo(closingAgain) }),
  })
}
