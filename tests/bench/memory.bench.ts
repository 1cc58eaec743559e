import { readFile } from 'node:fs/promises'

import { MENU, pagesOf } from '../../src/domain/menu.ts'
import type { Installation } from '../e2e/support/installation.ts'
import { tokenOf } from '../e2e/support/visitor.ts'
import { atMost } from './measure.ts'
import type { Measure } from './measure.ts'

const SAMPLES = 10
/** What a start fills once, pages that are kept and code that is made fast, is there by then. */
const WARM = 3
const AT_ONCE = 10
const PEOPLE = ['student', 'instructor', 'coordinator', 'admin'] as const

const MENU_ITEM_IDS = pagesOf(MENU).map(({ id }) => id)

type Call = Readonly<{ path: string; as?: (typeof PEOPLE)[number]; write?: boolean }>

/** What a day is made of: pages, reads of every role, lists that are searched, and one write in fifteen. */
const callsOf = (studentId: number, userId: number): readonly Call[] => [
  { path: '/home' },
  { path: '/sign-in' },
  { path: '/course/search' },
  { path: '/home?from=mail' },
  { path: '/api/courses' },
  { path: '/api/course-search' },
  ...PEOPLE.map((as) => ({ path: '/api/auth/me', as })),
  { path: `/api/students/${studentId}/dashboard`, as: 'student' },
  { path: `/api/instructor-course-students/students/${studentId}/enrollments`, as: 'student' },
  { path: '/api/student-enrollments?search=a', as: 'instructor' },
  { path: '/api/invitations?search=e', as: 'admin' },
  { path: `/api/users/${userId}/shortcuts`, as: 'student', write: true },
]

const megabytesOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

/** Whether the server on its embedded database keeps more the longer it serves. */
export const measureMemory = async ({ origin, pid }: Installation, requests: number): Promise<Measure[]> => {
  const tokens = new Map<string, string>()
  for (const name of PEOPLE) tokens.set(name, await tokenOf(origin, name))
  const headersFor = (as: string | undefined) => ({
    'accept-encoding': 'br',
    ...(as === undefined ? {} : { authorization: `Bearer ${tokens.get(as)}` }),
  })
  const me = (await (await fetch(`${origin}/api/auth/me`, { headers: headersFor('student') })).json()) as {
    id: number
    profile: { student: { id: number } }
  }
  const calls = callsOf(me.profile.student.id, me.id)

  const send = async (turn: number): Promise<void> => {
    const { path, as, write } = calls[turn % calls.length] as Call
    const body = JSON.stringify({ shortcuts: [MENU_ITEM_IDS[turn % MENU_ITEM_IDS.length]] })
    const answer = await fetch(`${origin}${path}`, {
      headers: { ...headersFor(as), ...(write ? { 'content-type': 'application/json' } : {}) },
      ...(write ? { method: 'PUT', body } : {}),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }

  const curve: number[] = []
  let turn = 0
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    const until = (requests / SAMPLES) * sample
    const sender = async () => {
      while (turn < until) await send((turn += 1))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    curve.push(await megabytesOf(pid))
  }
  const warm = Math.max(...curve.slice(0, WARM))
  const end = Math.max(...curve.slice(WARM))
  return [
    {
      id: 'memory',
      name: `Memory of a server on its embedded database, through ${requests} requests`,
      against: `the most of the first ${(requests / SAMPLES) * WARM}`,
      value: end / warm,
      target: atMost(1.15),
      seen: curve.map((megabytes) => `${Math.round(megabytes)} MB`).join(', '),
      details: [
        `Resident after each ${requests / SAMPLES} requests, of the first: ${curve.map((megabytes) => (megabytes / (curve[0] ?? 1)).toFixed(2)).join(', ')}.`,
      ],
    },
  ]
}
