import type { FastifyInstance } from 'fastify'

import type { Language } from '../../src/domain/language.ts'
import type { FirstData } from './render.types.ts'

/** The call of ours that a public page would make first, and the name under which the page looks for its answer. */
const CALLS: Readonly<Record<string, readonly [name: keyof FirstData, url: string]>> = {
  '/home': ['courses', '/api/courses'],
  '/online-course-enrollment': ['courses', '/api/courses'],
  '/partners': ['partners', '/api/partners'],
  '/sign-in': ['demoAccounts', '/api/demo/accounts'],
  '/auth/register': ['userTypes', '/api/user-types'],
}

/** Asks our own call, so that a page and the browser's later question can never differ. */
export const createFirstData =
  (app: FastifyInstance) =>
  async (path: string, language: Language): Promise<FirstData> => {
    const call = CALLS[path]
    if (!call) return {}
    const [name, url] = call
    const answer = await app.inject({ url, headers: { 'accept-language': language } })
    return answer.statusCode === 200 ? { [name]: answer.json() } : {}
  }
