import type { Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { ROLES_OF_USER_TYPE } from '../../../src/domain/user-type.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { students, userRoles } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { findUser } from '../auth/account-mail.ts'
import { isProven } from '../auth/users.repository.ts'
import { joinInvitedGroup } from '../groups/joining.ts'
import { approveInvited } from '../instructors/invited-approvals.ts'
import type { Invitations } from './invitations.service.ts'

const TRY_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

/** Accepting with an account that is there already. */
export const createAccepting = (platform: Platform, invitations: Invitations) => {
  const { audit, clock, limits, mail, settings } = platform
  return {
    /** Before a code is looked at, and outside of any transaction: a wrong one stays counted. */
    admit: (caller: Caller): Promise<void> => limits.take(`invitation accept ${caller.userId}`, TRY_LIMIT),

    /**
     * Gives the caller the roles of an invitation. It must have gone to an address of the caller's own, which is proven:
     * a code that was passed on gives nobody a role, and is answered like one that was never there.
     */
    accept: async (tx: Tx, code: string, caller: Caller, language: Language): Promise<void> => {
      const { userId, account } = caller
      const open = await invitations.find(tx, code)
      const isOwn = open !== undefined && (await findUser(tx, { email: open.email }))?.id === userId
      // That of an account that went into the caller's may be one that nobody had proven.
      if (!isOwn || !(await isProven(tx, open.email))) {
        throw refusedField('verificationCode', textsIn(language).fields.invitation)
      }
      const invitation = await invitations.redeem(tx, code, userId, language)
      const { id, userType } = invitation
      const roles = ROLES_OF_USER_TYPE[userType]
      await tx
        .insert(userRoles)
        .values(roles.map((roleId) => ({ userId, roleId })))
        .onConflictDoNothing()
      if (roles.includes(ROLE.student)) {
        await tx.insert(students).values({ userId, createdAt: clock.now() }).onConflictDoNothing()
      }
      await audit.record(tx, {
        action: 'role.granted',
        actorId: userId,
        subject: `user:${userId}`,
        details: { roles, invitation: id },
      })
      const group = await joinInvitedGroup(tx, platform, { invitationId: id, userId })
      const name = `${account.firstName} ${account.lastName}`
      const user = { id: userId, name, email: account.email, language: caller.language }
      // Its mail says the role too.
      if (await approveInvited(tx, platform, { invitation, user })) return
      const to = { name, address: account.email }
      const link = `${settings.publicUrl}/home`
      await (group === null
        ? mail.send(tx, { template: 'roleGranted', to, language: caller.language, data: { userType, link } })
        : mail.send(tx, { template: 'groupJoined', to, language: caller.language, data: { group, link } }))
    },
  }
}
