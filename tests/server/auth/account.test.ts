import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { SettingsBody } from '../../../src/domain/contract/settings.contract.ts'
import { layoutOf } from '../../../src/domain/layout.ts'
import type { Palette } from '../../../src/domain/palette.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { detailsOf } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const PALETTE: Palette = {
  mode: 'dark',
  primary: '#ffc800',
  secondary: '#4fa3e3',
  background: { paper: '#1b1e22', default: '#13161a' },
  text: '#eceff3',
}

let server: TestApp
let user: TestUser
beforeAll(async () => {
  server = await openTestApp()
  user = await server.signedIn()
})
afterAll(() => server.close())

const viewerOf = async () => (await server.call({ url: '/api/auth/me', as: user })).json()

describe("a person's own settings", () => {
  it('are put over those that are kept, key by key', async () => {
    const url = `/api/users/${user.userId}/settings`
    await server.call({ method: 'PATCH', url, payload: { mode: 'dark', fontScale: 1.2 }, as: user })
    const answer = await server.call({ method: 'PATCH', url, payload: { mode: 'light', language: 'ar' }, as: user })
    const settings = { mode: 'light', fontScale: 1.2, language: 'ar' }
    expect([answer.json(), (await viewerOf()).settings]).toEqual([{ settings }, settings])
  })

  it('of twenty devices at once lose nothing', async () => {
    const other = await server.signedIn()
    const layout = layoutOf('layout3')
    const changes: readonly SettingsBody[] = [
      { mode: 'dark' },
      { scheme: 'night-shift' },
      { language: 'tr' },
      { direction: 'rtl' },
      { fontScale: 1.3 },
      { customScrollbars: false },
      { layout },
      { theme: { navbar: PALETTE } },
    ]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        server.call({
          method: 'PATCH',
          url: `/api/users/${other.userId}/settings`,
          payload: changes[at % changes.length] ?? {},
          as: other,
        }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const { settings } = (await server.call({ url: '/api/auth/me', as: other })).json()
    expect(settings).toEqual({
      mode: 'dark',
      scheme: 'night-shift',
      language: 'tr',
      direction: 'rtl',
      fontScale: 1.3,
      customScrollbars: false,
      layout,
      theme: { navbar: PALETTE },
    })
  })

  it('take a palette as the specification writes it, too', async () => {
    const { primary, secondary, ...rest } = PALETTE
    const theme = { main: { ...rest, primary: { main: primary }, secondary: { main: secondary } } }
    const person = await server.signedIn()
    const url = `/api/users/${person.userId}/settings`
    const answer = await server.call({ method: 'PATCH', url, payload: { theme }, as: person })
    expect(answer.json()).toEqual({ settings: { theme: { main: PALETTE } } })
  })

  it.each([
    ['an unknown key', { colour: 'pink' }],
    ['a protected key', { roleMappings: [{ roleId: 1 }] }],
    ['a value of another type', { fontScale: '1.2' }],
    ['a scheme that is none', { scheme: 'plaid' }],
    ['a colour that is none', { theme: { main: { ...PALETTE, text: 'red; x:url(//evil)' } } }],
    ['a layout in part', { layout: { style: 'layout2' } }],
  ])('refuse %s', async (_name, payload) => {
    const answer = await server.call({ method: 'PATCH', url: `/api/users/${user.userId}/settings`, payload, as: user })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INVALID'])
  })

  it("of another person are not there, as a person's who does not exist", async () => {
    const other = await server.createUser()
    const answers = await Promise.all(
      [other.userId, 999_999].map(async (id) => {
        const answer = await server.call({
          method: 'PATCH',
          url: `/api/users/${id}/settings`,
          payload: { mode: 'dark' },
          as: user,
        })
        return answer.json()
      }),
    )
    const nothing = {
      error: { statusCode: 404, name: 'Not Found', code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    }
    expect(answers).toEqual([nothing, nothing])
  })
})

describe('shortcuts and the welcome', () => {
  it('of no menu are refused, but for one that was kept already', async () => {
    const other = await server.signedIn([ROLE.student], { shortcuts: ['ofAnOlderMenu'] })
    const put = (shortcuts: string[]) =>
      server.call({ method: 'PUT', url: `/api/users/${other.userId}/shortcuts`, payload: { shortcuts }, as: other })
    const [unknown, held] = [await put(['home', 'nowhere']), await put(['ofAnOlderMenu', 'home'])]
    expect([unknown.statusCode, detailsOf(unknown), held.statusCode]).toEqual([
      400,
      { shortcuts: 'This is not one of the choices.' },
      200,
    ])
  })

  it('are kept', async () => {
    const put = await server.call({
      method: 'PUT',
      url: `/api/users/${user.userId}/shortcuts`,
      payload: { shortcuts: ['home', 'myCourses', 'home'] },
      as: user,
    })
    const welcomed = await server.call({ method: 'POST', url: `/api/users/${user.userId}/welcomed`, as: user })
    const { shortcuts, welcomed: isWelcomed } = await viewerOf()
    expect([put.json(), welcomed.statusCode, shortcuts, isWelcomed]).toEqual([
      { shortcuts: ['home', 'myCourses'] },
      204,
      ['home', 'myCourses'],
      true,
    ])
  })

  it('who has begun a course needs no welcome, and who has enrolled only does', async () => {
    const { courseId, offeringId } = await makeCourse(server.platform.db)
    const learner = await server.signedIn([ROLE.student])
    const isWelcomed = async () => (await server.call({ url: '/api/auth/me', as: learner })).json().welcomed
    await server.call({
      method: 'POST',
      url: '/api/instructor-online-course-student/enroll-student',
      payload: { instructorOnlineCourseId: offeringId, studentId: learner.studentId },
      as: learner,
    })
    const before = await isWelcomed()
    await server.platform.db
      .update(onlineEnrollments)
      .set({ lastActivityAt: sql`${onlineEnrollments.startedAt} + interval '1 minute'` })
      .where(eq(onlineEnrollments.courseId, courseId))
    expect([before, await isWelcomed()]).toEqual([false, true])
  })
})
