import type { FastifyInstance } from 'fastify'

import { checkLinkAnswer } from '../../src/domain/contract/account.contract.ts'
import { courseDetail, courseSearchPage } from '../../src/domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../src/domain/course-search.ts'
import type { Language } from '../../src/domain/language.ts'
import { listAddress, listRequest, readListAsked } from '../../src/domain/list.ts'
import { programmeZone, type FirstData } from '../../src/domain/rendered-page.ts'
import { asksOwnServer } from '../platform/calls-settings.ts'
import { MINUTE, type Clock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings.ts'
import { firstAsksOf } from './first-asks.ts'

const OK = 200
const NOT_FOUND = 404

type Ask = (url: string, body?: object) => Promise<Readonly<{ statusCode: number; body: string }>>

/** The call of ours that a public page would make first, and the name under which the page looks for its answer. */
const CALLS: Readonly<Record<string, readonly [name: keyof FirstData, url: string, pick?: string]>> = {
  '/home': ['courses', '/api/courses'],
  '/online-course-enrollment': ['courses', '/api/courses'],
  '/partners': ['partners', '/api/partners'],
  '/sign-in': ['demoAccounts', '/api/demo/accounts'],
  '/auth/register': ['userTypes', '/api/user-types'],
  '/demo/outbox': ['outbox', '/api/demo/outbox', 'items'],
}

const OF_LINKS: ReadonlySet<string> = new Set(['/auth/accountConfirmation', '/auth/resetPassword'])

const DETAIL = /^\/course\/search\/(\d{1,9})$/

/** What was found for an address: the page says which, or it would show it for another. */
const searchData = async (query: URLSearchParams, ask: Ask): Promise<FirstData> => {
  const asked = readListAsked(COURSE_SEARCH, query)
  const answer = await ask(`/api/course-search${listRequest(COURSE_SEARCH, asked)}`)
  return answer.statusCode === OK
    ? {
        courseSearch: {
          address: listAddress(COURSE_SEARCH, asked),
          page: courseSearchPage.parse(JSON.parse(answer.body)),
        },
      }
    : {}
}

const detailData = async (courseId: number, ask: Ask): Promise<FirstData> => {
  const answer = await ask(`/api/course-search/${courseId}`)
  if (answer.statusCode === NOT_FOUND) return { courseDetail: { courseId, detail: null } }
  return answer.statusCode === OK
    ? { courseDetail: { courseId, detail: courseDetail.parse(JSON.parse(answer.body)) } }
    : {}
}

/** What becomes of a link is the browser's to ask where it is not known, such as after too many tries. */
const linkData = async (code: string, ask: Ask): Promise<FirstData> => {
  const { statusCode, body } = await ask('/api/auth/check-link', { code })
  const answer = JSON.parse(body) as unknown
  if (statusCode === OK) return { mailedLink: { code, link: checkLinkAnswer.parse(answer) } }
  const { error } = answer as Readonly<{ error?: Readonly<{ code?: string }> }>
  const isOver = error?.code === 'LINK_EXPIRED'
  return isOver ? { mailedLink: { code, link: null } } : {}
}

/** Asks our own call, so that a page and the browser's later question can never differ. */
const createOwnData =
  (app: FastifyInstance, clock: Clock) =>
  async (address: string, language: Language, ip: string, isOpened: boolean): Promise<FirstData> => {
    const { pathname, searchParams } = new URL(`http://page${address}`)
    const ask: Ask = (url, payload) =>
      app.inject({
        url,
        headers: { 'accept-language': language },
        remoteAddress: ip,
        ...(payload && { method: 'POST', payload }),
      })
    const code = OF_LINKS.has(pathname) ? searchParams.get('code')?.trim() : undefined
    // A code that is wrong is one of the few that its address may try.
    if (code) return isOpened ? linkData(code, ask) : {}
    // What tells of classes depends on the time. To the minute: what is the same is rendered once.
    const paintedAt = Math.floor(clock.now().getTime() / MINUTE) * MINUTE
    if (pathname === '/course/search') return { ...(await searchData(searchParams, ask)), paintedAt }
    const [, courseId] = DETAIL.exec(pathname) ?? []
    if (courseId !== undefined) return { ...(await detailData(Number(courseId), ask)), paintedAt }
    const asks = firstAsksOf(address)
    const early: FirstData = asks.length > 0 ? { asks } : {}
    const call = CALLS[pathname]
    if (!call) return early
    const [name, url, pick] = call
    const answer = await ask(url)
    if (answer.statusCode !== OK) return early
    const read = JSON.parse(answer.body) as Record<string, unknown>
    return { ...early, [name]: pick === undefined ? read : read[pick] }
  }

/**
 * What goes with a page, beside the programme's clock. Where the browser asks another server, nothing of ours, but whom
 * it is to ask.
 */
export const createFirstData = (
  app: FastifyInstance,
  { clock, settings: { calls, timeZone } }: Readonly<{ clock: Clock; settings: Settings }>,
): ReturnType<typeof createOwnData> => {
  const own = createOwnData(app, clock)
  const zone: FirstData = timeZone === programmeZone({}) ? {} : { timeZone }
  if (!asksOwnServer(calls)) return async () => ({ ...zone, calls })
  if (Object.keys(calls.headers).length === 0) return async (...asked) => ({ ...zone, ...(await own(...asked)) })
  // What goes with each call is the app's to say: nothing is asked before it.
  return async (...asked) => {
    const { asks: _, ...data } = await own(...asked)
    return { ...zone, ...data, calls }
  }
}
