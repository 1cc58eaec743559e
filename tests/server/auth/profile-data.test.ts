import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { agencies } from '../../../server/platform/db/tables/accounts.table.ts'
import { invite, refused } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1' })
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(() => server.clock.moveBy(HOUR))

describe('what an invitation knows of its person', () => {
  const ask = (query: Record<string, string>, more: Parameters<TestApp['call']>[0] = {}) =>
    server.call({ url: '/api/auth/profile-data', query, ...more })

  it('is given for its code, and for its own id and type where they are named', async () => {
    const [agency] = await server.platform.db
      .insert(agencies)
      .values({ name: 'Ridge County EMS' })
      .returning({ id: agencies.id })
    const primaryAgencyId = agency?.id ?? 0
    const { id, code } = await invite(server, { phone: '(555) 600-7000', primaryAgencyId })
    const known = {
      userType: 2,
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'ines@example.org',
      phone: '(555) 600-7000',
      licenseNumber: '',
      agencyNumber: '',
      primaryAgencyId,
    }
    const byCode = await ask({ verificationCode: code.toLowerCase() })
    const byAll = await ask({ verificationCode: code, profileId: String(id), userType: '2' })
    expect([byCode.json(), byAll.json()]).toEqual([known, known])
  })

  it('is not there for anybody else', async () => {
    const { id, code } = await invite(server)
    const { code: expired } = await invite(server, { expiresAt: server.clock.now() })
    const { code: used } = await invite(server, { usedAt: server.clock.now() })
    const answers = [
      await ask({ verificationCode: 'AAAA-BBBB', profileId: String(id) }),
      await ask({ verificationCode: code, profileId: String(id + 1000) }),
      await ask({ verificationCode: code, userType: '3' }),
      await ask({ verificationCode: expired }),
      await ask({ verificationCode: used }),
    ]
    expect(answers.map(refused)).toEqual(answers.map(() => [404, 'NOT_FOUND']))
    expect((await ask({ profileId: String(id) })).statusCode).toBe(400)
  })

  it('is guessed at ten times for one profile, from wherever', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) =>
        ask({ verificationCode: `GUESS-${at}`, profileId: '77' }, { remoteAddress: `203.0.113.${at}` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(4)
  })
})
