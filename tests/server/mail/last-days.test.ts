import { afterAll, beforeAll, expect, test } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { renderMail } from '../../../server/modules/mail/templates.ts'
import type { MailData } from '../../../server/platform/mail.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { acting, some } from '../list-acts/acting.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await openTestApp({ TIME_ZONE: 'America/New_York' })
  // Half past eight on the last evening of June in New York.
  server.clock.moveBy(Date.parse('2026-07-01T00:30:00.000Z') - server.clock.now().getTime())
  admin = await server.signedIn([ROLE.admin])
})
afterAll(() => server.close())

/** The text of the latest mail that is made of a template. */
const textOf = async (template: 'enrollmentConfirmed' | 'enrollmentCode' | 'invitation') => {
  const mail = (await latestMessages(server.platform, 20)).find((message) => message.template === template)
  const data = mail?.data as MailData[typeof template]
  return renderMail({ template, language: 'en', name: 'Ada', data, product: 'TIM Training' }).text
}

test('the mails of an enrolment name its last day, and its line in a transcript its days, by the programme’s clock', async () => {
  const learner = learnerOf(server, await makeCourse(server.platform.db), await server.signedIn())
  const id = await learner.enroll()
  expect(await textOf('enrollmentConfirmed')).toContain('June 30, 2027')
  await learner.call('POST', `/online-enrollments/${id}/verification-code`)
  expect(await textOf('enrollmentCode')).toContain('June 30, 2027')

  const by = acting(server, admin)
  const act = await by.run('/students', 'transcripts', { selection: some(learner.user.studentId ?? 0) })
  const address = await server.call({ url: `/api/list-acts/${act.id}/file`, as: admin })
  const file = await server.call({ url: address.json<{ url: string }>().url })
  expect(file.body.match(/\d{4}-\d{2}-\d{2}/g)).toEqual(['2026-06-30', '2027-06-30'])
})

test('the mail of an invitation names its last day by the programme’s clock', async () => {
  const form = { userType: 2, firstName: 'Bora', lastName: 'Demir', email: 'bora@example.org', phone: '' }
  const payload = { ...form, primaryAgencyId: 0, language: 'en' }
  expect((await server.call({ method: 'POST', url: '/api/invitations', payload, as: admin })).statusCode).toBe(201)
  expect(await textOf('invitation')).toContain('July 14, 2026')
})
