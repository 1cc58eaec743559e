import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { demoAccounts as answer } from '../../../src/domain/contract/demo.contract.ts'
import { demoAccounts, demoPassword, people } from '../../demo/content/people.ts'
import type { Platform } from '../../platform/platform.ts'

const accounts = demoAccounts.flatMap(({ person, role }) =>
  people.filter(({ key }) => key === person).map(({ email }) => ({ role, email, password: demoPassword })),
)

/** GET /demo/accounts: the ways into a demo installation, for its sign-in page; elsewhere there are none. */
export const demoRoutes =
  ({ settings }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/demo/accounts', { config: { access: 'public' }, schema: { response: { 200: answer } } }, async () =>
      settings.isDemo ? accounts : [],
    )
  }
