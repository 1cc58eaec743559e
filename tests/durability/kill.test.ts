import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { hasPostgres, startPrivatePostgres } from '../../scripts/postgres.mjs'
import { startInstallation, type Installation } from '../e2e/support/installation.ts'
import { isLong } from '../support/long.ts'

/** Quality 19: every acknowledged write is there after a `kill -9`, and the next start is clean. */
const KILLS = isLong ? 100 : 4
/** Each kill comes at another moment of what is under way: a run of a few begins elsewhere each day. */
const FIRST_KILL = isLong ? 0 : new Date().getUTCDate() * KILLS
const PEOPLE = ['student', 'instructor', 'coordinator', 'admin']

type Me = { profile: { student: { id: number } | null } }

/** One person who writes a number, one higher each time, and remembers what was tried and what was acknowledged. */
type Writer = { token: string; me: Me; tried: number; acknowledged: number }

const call = (installation: Installation, token: string, method: string, path: string, body?: unknown) =>
  fetch(`${installation.origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const signIn = async (installation: Installation, name: string): Promise<Writer> => {
  const answer = await call(installation, '', 'POST', '/auth/login', {
    email: `${name}@example.org`,
    password: 'Training#2026',
  })
  const { token } = (await answer.json()) as { token: string }
  const me = (await (await call(installation, token, 'GET', '/auth/me')).json()) as Me
  await call(installation, token, 'PATCH', '/profiles/me', { agencyNumber: '0' })
  return { token, me, tried: 0, acknowledged: 0 }
}

const writeUntil = async (installation: Installation, writer: Writer, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    writer.tried += 1
    const number = writer.tried
    const answer = await call(installation, writer.token, 'PATCH', '/profiles/me', {
      agencyNumber: String(number),
    }).catch(() => null)
    if (answer?.ok) writer.acknowledged = number
  }
}

type Place = Readonly<{
  start: () => Promise<Installation>
  /** Ends the server, and the database with it, in the middle of whatever they do. */
  kill: (installation: Installation) => Promise<void>
  leave: () => Promise<void>
}>

const embedded = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'tim-kill-'))
  return {
    start: () => startInstallation({ DATABASE_URL: '' }, { folder }),
    kill: (installation) => installation.kill(),
    leave: () => rm(folder, { recursive: true, force: true }),
  }
}

const postgres = async (): Promise<Place> => {
  const database = await startPrivatePostgres({ durable: true })
  const folder = await mkdtemp(join(tmpdir(), 'tim-kill-'))
  let isDown = false
  return {
    start: async () => {
      if (isDown) await database.start()
      isDown = false
      return startInstallation({ DATABASE_URL: database.url, DEMO: '1' }, { folder })
    },
    kill: async (installation) => {
      await Promise.all([database.kill(), installation.kill()])
      isDown = true
    },
    leave: async () => {
      if (isDown) await database.start()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

it.each([
  { name: 'the embedded database', prepare: embedded },
  // One at an address is nobody's to kill.
  ...(hasPostgres() ? [{ name: 'PostgreSQL', prepare: postgres }] : []),
])(
  `keeps on $name what it acknowledged through ${KILLS} kills under load, from moment ${FIRST_KILL} on`,
  { timeout: 1_800_000 },
  async ({ prepare }) => {
    const place = await prepare()
    let installation = await place.start()
    const writers = await Promise.all(PEOPLE.map((name) => signIn(installation, name)))
    const [student] = writers
    const studentId = student?.me.profile.student?.id
    if (student === undefined || studentId === undefined) throw new Error('The demo has no student.')

    const lost: unknown[] = []
    const standing: { enrolled: number | null; count: number } = { enrolled: null, count: 0 }

    const enrollUntil = async (isOver: () => boolean) => {
      while (!isOver()) {
        const answer = await call(
          installation,
          student.token,
          'POST',
          '/instructor-online-course-student/enroll-student',
          {
            instructorOnlineCourseId: 1,
            studentId,
          },
        ).catch(() => null)
        if (!answer?.ok) return
        const { id } = (await answer.json()) as { id: number }
        standing.enrolled = id
        standing.count += 1
        const dropped = await call(installation, student.token, 'POST', `/online-enrollments/${id}/drop`).catch(
          () => null,
        )
        if (!dropped?.ok) return
        standing.enrolled = null
      }
    }

    for (let kill = FIRST_KILL; kill < FIRST_KILL + KILLS; kill += 1) {
      let isOver = false
      const load = [
        ...writers.map((writer) => writeUntil(installation, writer, () => isOver)),
        enrollUntil(() => isOver),
      ]
      await pause(200 + ((kill * 37) % 400))
      await place.kill(installation)
      isOver = true
      await Promise.allSettled(load)

      installation = await place.start()
      for (const writer of writers) {
        const held = await call(installation, writer.token, 'GET', '/profiles/me')
        const stored = Number(((await held.json()) as { agencyNumber: string }).agencyNumber)
        if (stored < writer.acknowledged || stored > writer.tried) lost.push({ kill, stored, ...writer })
      }
      const { enrolled } = standing
      if (enrolled !== null) {
        const answer = await call(installation, student.token, 'GET', `/online-enrollments/${enrolled}`)
        if (!answer.ok) lost.push({ kill, enrolled, status: answer.status })
      }
    }
    await installation.kill()
    await place.leave()

    expect({
      lost,
      wrote: writers.every((writer) => writer.acknowledged > KILLS),
      enrolled: standing.count > 0,
    }).toEqual({
      lost: [],
      wrote: true,
      enrolled: true,
    })
  },
)
