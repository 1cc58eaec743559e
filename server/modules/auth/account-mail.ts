import { eq } from 'drizzle-orm'

import type { LinkKind } from '../../../src/domain/link.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isReachedAt } from '../../platform/db/merged.sql.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMailedLinks } from './mailed-links.ts'

type User = typeof users.$inferSelect

/** Which account a link is for; by the address where no more is known of it. */
type Whose = Readonly<{ userId: number }> | Readonly<{ email: string }>
type AskedLink = { kind: 'verification' | 'passwordReset'; userId: number | null; email: string | null }

const ACCOUNT_MAIL_JOB = 'account.mail'

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`

/** A deactivated account is sent nothing; one whose address is proven needs no proof. */
const isSent = (user: User, kind: LinkKind): boolean =>
  user.deactivatedAt === null && (kind !== 'verification' || user.emailVerifiedAt === null)

/** An address of an account that went into another leads there. */
export const findUser = async (query: Queryable, whose: Whose): Promise<User | undefined> => {
  const [user] = await query
    .select()
    .from(users)
    .where('userId' in whose ? eq(users.id, whose.userId) : isReachedAt(query, whose.email))
  return user
}

export const createAccountMail = (platform: Platform) => {
  const { jobs, mail, settings } = platform
  const links = createMailedLinks(platform)
  const signInLink = `${settings.publicUrl}/sign-in`
  const resetLink = `${settings.publicUrl}/forgot-password`

  return {
    /**
     * Mails a fresh link if the account still needs one; those of its kind that were sent before stop working. One of
     * many leaves after those that somebody waits for.
     */
    sendLink: async (
      tx: Tx,
      user: User,
      kind: 'verification' | 'passwordReset',
      isOneOfMany = false,
    ): Promise<void> => {
      if (!isSent(user, kind)) return
      const link = await links.issue(tx, { userId: user.id, kind })
      await mail.send(tx, {
        template: kind === 'verification' ? 'emailVerification' : 'passwordReset',
        to: { name: fullName(user), address: user.email },
        language: user.language,
        data: { link },
        isOneOfMany,
      })
    },

    /** The same to an address that the person wants to change to. */
    sendEmailChange: async (tx: Tx, user: User, newEmail: string): Promise<void> => {
      if (!isSent(user, 'emailChange')) return
      const link = await links.issue(tx, { userId: user.id, kind: 'emailChange', newEmail })
      await mail.send(tx, {
        template: 'emailChange',
        to: { name: fullName(user), address: newEmail },
        language: user.language,
        data: { link },
      })
    },

    /**
     * Leaves it to the background whether there is such an account and what it needs: whoever asks is answered as
     * fast for one that does not exist. `hurry` once that is committed.
     */
    askForLink: (tx: Tx, kind: 'verification' | 'passwordReset', whose: Whose): Promise<void> => {
      const asked: AskedLink = { kind, userId: null, email: null, ...whose }
      return jobs.enqueue(tx, ACCOUNT_MAIL_JOB, asked)
    },
    hurry: (): void => jobs.wake(ACCOUNT_MAIL_JOB),

    /** To the owner of an address with which somebody signed up again. */
    sendAccountExists: async (tx: Tx, user: User): Promise<void> => {
      await mail.send(tx, {
        template: 'accountExists',
        to: { name: fullName(user), address: user.email },
        language: user.language,
        data: { signInLink, resetLink },
      })
    },

    sendPasswordChanged: async (tx: Tx, user: User): Promise<void> => {
      await mail.send(tx, {
        template: 'passwordChanged',
        to: { name: fullName(user), address: user.email },
        language: user.language,
        data: { resetLink },
      })
    },
  }
}

export const accountMailJob = (platform: Platform): void => {
  const { db, jobs } = platform
  const accountMail = createAccountMail(platform)
  jobs.handle<AskedLink>(ACCOUNT_MAIL_JOB, async ({ kind, userId, email }) => {
    await db.transaction(async (tx) => {
      const user = await findUser(tx, userId === null ? { email: email ?? '' } : { userId })
      if (user) await accountMail.sendLink(tx, user, kind)
    })
  })
}
