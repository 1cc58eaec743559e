import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { openTestApp } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

it.runIf(testDatabaseUrl())(
  'of two that wait for each other one goes on, and the other is told to try again',
  async () => {
    const hold = Promise.withResolvers<(first: number, second: number) => Promise<string>>()
    const server = await openTestApp(
      {},
      {
        modules: [
          async (app) => {
            app.get(
              '/held/:first/:second',
              { config: { access: 'public' }, schema: { response: { 200: z.string() } } },
              async ({ params }) => {
                const { first, second } = z
                  .object({ first: z.coerce.number(), second: z.coerce.number() })
                  .parse(params)
                return (await hold.promise)(first, second)
              },
            )
          },
        ],
      },
    )
    try {
      const people = await Promise.all([server.createUser(), server.createUser()])
      const both = Promise.withResolvers<void>()
      let holding = 0
      hold.resolve((first, second) =>
        server.platform.db.transaction(async (tx) => {
          const touch = (id: number) => tx.update(users).set({ language: 'tr' }).where(eq(users.id, id))
          await touch(people[first]?.userId ?? 0)
          holding += 1
          if (holding === people.length) both.resolve()
          await both.promise
          await touch(people[second]?.userId ?? 0)
          return 'done'
        }),
      )
      const answers = await Promise.all(['0/1', '1/0'].map((order) => server.call({ url: `/api/held/${order}` })))
      expect(new Map(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]))).toEqual(
        new Map([
          [200, undefined],
          [503, '5'],
        ]),
      )
    } finally {
      await server.close()
    }
  },
)
