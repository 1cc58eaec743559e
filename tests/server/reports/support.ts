import { sql } from 'drizzle-orm'

import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import type { WholeReport } from '../../../src/domain/contract/report.contract.ts'
import type { ReportRow } from '../../../src/domain/contract/reports.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree } from '../learning/support/course.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

/** The clock of tests is at the 2nd of March 2026. */
export const ZONE = 'America/Chicago'

export type Issued = Readonly<{ holder: number; at: Date; hours: number; fate: 'good' | 'revoked' | 'superseded' }>

/** People of agencies with certificates, and whoever looks after their reports. */
export const openProgramme = async (server: TestApp, people: number, named: readonly string[]) => {
  const { db } = server.platform
  const courseId = await makeInPersonCourse(db)
  const kept = named.map((name) => ({ name, county: 'Harlan' }))
  const agencyIds = (await db.insert(agencies).values(kept).returning()).map(({ id }) => id)
  const held = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const { userId, studentId } = await server.createUser([ROLE.student])
      await db
        .update(users)
        .set({ firstName: 'Ada', lastName: `Ames ${at}`, licenseNumber: null })
        .where(sql`id = ${userId}`)
      return { userId, studentId: studentId ?? 0 }
    }),
  )
  let count = 0

  /** The number of a certificate. */
  const issue = async ({ holder, at, hours, fate }: Issued): Promise<string> => {
    count += 1
    const number = `TIM-${String(count).padStart(8, '0')}`
    await db.insert(certificates).values({
      number,
      studentId: held[holder]?.studentId ?? 0,
      courseId,
      recipientName: `Ada Ames ${holder}`,
      courseTitle: inThree('Scene safety'),
      hours,
      completedOn: at,
      issuedAt: at,
      revokedAt: fate === 'revoked' ? at : null,
      supersededBy: fate === 'superseded' ? 'TIM-2222-2222' : null,
    })
    return number
  }

  return {
    agencyIds,
    userIds: held.map(({ userId }) => userId),
    issue,
    person: async (
      holder: number,
      facts: Readonly<Partial<{ discipline: string | null; agency: number | null; licenseNumber: string | null }>>,
    ) => {
      const { agency, ...more } = facts
      const moved =
        agency === undefined ? {} : { primaryAgencyId: agency === null ? null : (agencyIds[agency] ?? null) }
      await db
        .update(users)
        .set({ ...more, ...moved })
        .where(sql`id = ${held[holder]?.userId}`)
    },
    revoke: (number: string) =>
      db
        .update(certificates)
        .set({ revokedAt: server.clock.now() })
        .where(sql`number = ${number}`),
    restore: (number: string) =>
      db
        .update(certificates)
        .set({ revokedAt: null })
        .where(sql`number = ${number}`),
  }
}

/** What somebody asks of reports. */
export const asking = (server: TestApp, as: TestUser) => {
  const get = async <T>(url: string): Promise<T> => (await server.call({ url, as })).json()
  const post = (url: string, payload: object) => server.call({ method: 'POST', url, as, payload })
  return {
    get,
    post,
    all: async (query = ''): Promise<readonly ReportRow[]> =>
      (await get<{ items: readonly ReportRow[] }>(`/api/reports?perPage=100${query}`)).items,
    whole: (id: number) => get<WholeReport>(`/api/reports/${id}`),
    mark: (id: number, note = '') => post(`/api/reports/${id}/mark-sent`, { note }),
    saved: async (id: number, edition: number, format: string): Promise<Buffer> => {
      const { url } = await get<{ url: string }>(`/api/reports/${id}/editions/${edition}/${format}`)
      return (await server.call({ url })).rawPayload
    },
  }
}
