import type { NewUser } from '../../../server/modules/auth/users.repository.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import type { MailData } from '../../../server/platform/mail.ts'
import type { GroupInvitation } from '../../../src/domain/contract/group-invitations.list.ts'
import type { GroupStudent } from '../../../src/domain/contract/group-students.list.ts'
import type { Group } from '../../../src/domain/contract/group.contract.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

export const PERSON = {
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora@example.org',
  phone: '',
  primaryAgencyId: 0,
  language: 'en',
}

/** The mails that brought codes into groups, the latest first. */
export const groupMails = async ({ platform }: TestApp) => {
  const mails = (await latestMessages(platform, 200)).filter(({ template }) => template === 'groupInvitation')
  return mails.map(({ data, recipientAddress, locale }) => ({
    to: recipientAddress,
    locale,
    data: data as MailData['groupInvitation'],
  }))
}

export const codeFor = async (server: TestApp, email: string): Promise<string> => {
  const mail = (await groupMails(server)).find(({ to }) => to === email)
  if (!mail) throw new Error(`Nothing was mailed to ${email}`)
  return mail.data.code
}

/** A coordinator, and what they ask the server for. */
export const coordinating = async (server: TestApp, more: Partial<NewUser> = {}) => {
  const as: TestUser = await server.signedIn([ROLE.groupCoordinator], more)
  const get = async <T>(url: string) => (await server.call({ url, as })).json<T>()
  const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
    server.call({ method: 'POST', url, payload, headers, as })
  return {
    as,
    get,
    post,
    groups: () => get<Group[]>('/api/groups'),
    make: async (name: string): Promise<Group> => (await post('/api/groups', { name })).json(),
    students: (query = '') => get<ListPage<GroupStudent>>(`/api/groups/students${query}`),
    invitations: (query = '') => get<ListPage<GroupInvitation>>(`/api/groups/invitations${query}`),
    invite: (groupId: number, person: Partial<typeof PERSON> = {}) =>
      post(`/api/groups/${groupId}/invitations`, { ...PERSON, ...person }),
    /** Someone who is in the group already. */
    member: async (groupId: number, person: Partial<NewUser> = {}): Promise<number> => {
      const { studentId } = await server.createUser([ROLE.student], person)
      await server.platform.db
        .insert(groupMembers)
        .values({ groupId, studentId: studentId ?? 0, joinedAt: server.clock.now() })
      return studentId ?? 0
    },
  }
}

export type Coordinating = Awaited<ReturnType<typeof coordinating>>
