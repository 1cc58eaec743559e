import { readBirthdate } from '../../../src/domain/birthdate.ts'
import type { BotSolution } from '../../../src/domain/contract/bot-check.contract.ts'
import type { ProfileData, SignUpBody } from '../../../src/domain/contract/sign-up.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { askedIn, blankPerson } from '../../../src/domain/person-fields.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { ROLES_OF_USER_TYPE, isUserType } from '../../../src/domain/user-type.ts'
import { textsIn } from '../../i18n/texts.ts'
import { refuseCommon } from '../../platform/common-passwords.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { columnsAmong, keptOf, shownOf } from '../../platform/db/person.sql.ts'
import type { Limit, LimitKey } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, conflict, fieldRefused, found } from '../../platform/refusal.ts'
import { agencyRefusals } from '../agencies/known-agencies.ts'
import { joinInvitedGroup } from '../groups/joining.ts'
import { approveInvited } from '../instructors/invited-approvals.ts'
import { createInvitations } from '../invitations/invitations.service.ts'
import { PROFILE_DATA, SIGN_UP } from './account-limits.ts'
import { createAccountMail, findUser } from './account-mail.ts'
import { normaliseEmail } from './email.ts'
import type { Origin } from './origin.ts'
import { insertAgencies, insertIfNew, likelyTheSame } from './sign-up.repository.ts'
import { insertRoles } from './users.repository.ts'

type Invitation = Awaited<ReturnType<ReturnType<typeof createInvitations>['find']>>
type Asked = Readonly<{ profileId?: string | undefined; verificationCode: string; userType?: string | undefined }>

const COLUMNS = columnsAmong(askedIn('signUp'))

export const createSignUp = (platform: Platform) => {
  const { audit, botChecks, clock, limits, passwords } = platform
  const invitations = createInvitations(platform)
  const accountMail = createAccountMail(platform)

  /** What only the server can know of the fields, all of it at once. */
  const judge = async (
    tx: Tx,
    body: SignUpBody,
    { email, invitation, language }: Readonly<{ email: string; invitation: Invitation; language: Language }>,
  ): Promise<void> => {
    const texts = textsIn(language).fields
    const refused = [...(await agencyRefusals(tx, body, language))]
    if (body.verificationCode !== '' && invitation?.userType !== body.userType) {
      refused.push({ field: 'verificationCode', message: texts.invitation })
    } else if (invitation && invitation.email !== email) {
      // As for who has an account: a code that was passed on gives nobody a role.
      refused.push({ field: 'email', message: texts.invitedAddress })
    }
    if (refused.length > 0) throw fieldRefused(...refused)
  }

  const insertAccount = async (
    tx: Tx,
    body: SignUpBody,
    account: Readonly<{ email: string; passwordHash: string; isVerified: boolean; language: Language }>,
  ): Promise<number | undefined> => {
    const now = clock.now()
    const { userType, primaryAgencyId } = body
    if (!isUserType(userType)) throw badRequest('INVALID')
    const id = await insertIfNew(tx, {
      ...keptOf(COLUMNS, body),
      email: account.email,
      passwordHash: account.passwordHash,
      birthdate: readBirthdate(body.birthdate),
      language: account.language,
      emailVerifiedAt: account.isVerified ? now : null,
      createdAt: now,
    })
    if (id === undefined) return undefined
    const roles = ROLES_OF_USER_TYPE[userType]
    await insertRoles(tx, { id, createdAt: now }, roles, roles.includes(ROLE.student))
    await insertAgencies(
      tx,
      id,
      [...new Set(body.agencies)].filter((agency) => agency !== primaryAgencyId),
    )
    return id
  }

  const record = async (tx: Tx, userId: number, body: SignUpBody, { address, requestId }: Origin): Promise<void> => {
    const entry = { actorId: userId, subject: `user:${userId}`, address, requestId }
    await audit.record(tx, { ...entry, action: 'account.created', details: { userType: body.userType } })
    const { firstName, lastName } = body
    const birthdate = readBirthdate(body.birthdate)
    if (birthdate === null) return
    const others = await likelyTheSame(tx, { id: userId, firstName, lastName, birthdate })
    // For an admin to merge; the person is told nothing, since it may be somebody else's account.
    if (others.length > 0) {
      await audit.record(tx, { ...entry, action: 'account.likelyDuplicate', details: { users: others } })
    }
  }

  return {
    /** Counts a try of a network address, before anything of it is judged. */
    admit: (address: string): Promise<void> => limits.take({ deed: 'sign-up try', address }, SIGN_UP.tries),

    /** The hash of a password that is not one of the first to be guessed; made before any transaction is open. */
    hashOf: (body: SignUpBody, language: Language): Promise<string> => {
      refuseCommon(body.password, textsIn(language).fields, body)
      return passwords.hash(body.password)
    },

    /**
     * Opens an account. For an address that has one nothing is created and the answer is the same: its owner is
     * told by mail. An invitation is for the address that it was sent to; who holds it is told in the answer.
     */
    open: async (
      tx: Tx,
      body: SignUpBody,
      given: Readonly<{ botCheck: BotSolution; passwordHash: string; language: Language; origin: Origin }>,
    ): Promise<Readonly<{ needsEmail: boolean; userId: number | null }>> => {
      const { botCheck, passwordHash, language, origin } = given
      const email = normaliseEmail(body.email)
      await botChecks.spend(tx, botCheck)
      await limits.take({ deed: 'sign-up', address: origin.address }, SIGN_UP.perAddress, tx)
      await limits.take(`sign-up account ${email}`, SIGN_UP.perAccount, tx)

      const code = body.verificationCode
      const invitation = code === '' ? undefined : await invitations.find(tx, code)
      await judge(tx, body, { email, invitation, language })
      const isVerified = invitation !== undefined

      const userId = await insertAccount(tx, body, { email, passwordHash, isVerified, language })
      if (userId === undefined) {
        if (isVerified) throw conflict('ACCOUNT_EXISTS')
        await accountMail.sendAccountExists(tx, found(await findUser(tx, { email })))
        return { needsEmail: true, userId: null }
      }
      if (invitation) {
        const used = await invitations.redeem(tx, code, userId, language)
        await joinInvitedGroup(tx, platform, { invitationId: used.id, userId })
        const user = { id: userId, name: `${body.firstName} ${body.lastName}`, email, language }
        await approveInvited(tx, platform, { invitation: used, user })
      }
      await record(tx, userId, body, origin)
      if (!isVerified) await accountMail.sendLink(tx, found(await findUser(tx, { userId })), 'verification')
      return { needsEmail: !isVerified, userId }
    },

    /** What an open invitation knows of its person; 404 for whoever does not hold its code. */
    profileData: async (query: Queryable, asked: Asked, address: string): Promise<ProfileData> => {
      const { profileId } = asked
      const tries: [LimitKey, Limit][] = [[{ deed: 'profile-data', address }, PROFILE_DATA.perAddress]]
      if (profileId !== undefined) tries.push([`profile-data profile ${profileId}`, PROFILE_DATA.perProfile])
      const isAsked = (given: string | undefined, value: number) => given === undefined || Number(given) === value
      const invitation = await limits.judge(tries, async () => {
        const held = found(await invitations.find(query, asked.verificationCode))
        return found(isAsked(profileId, held.id) && isAsked(asked.userType, held.userType) ? held : null)
      })
      const { userType, primaryAgencyId } = invitation
      const known = shownOf(askedIn('invitation'), invitation)
      return { userType, ...blankPerson(askedIn('prefill')), ...known, primaryAgencyId }
    },
  }
}
