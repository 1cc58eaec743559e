import { once } from 'node:events'

import { Client } from 'pg'

import { buildApp } from '../../server/app.ts'
import { insertSession } from '../../server/modules/auth/sessions.repository.ts'
import { keepUsualFigures } from '../../server/modules/kept-figures/kept-figures.jobs.ts'
import { HOUR } from '../../server/platform/clock.ts'
import { dayClock } from '../../server/platform/day-clock.ts'
import { openPlatform } from '../../server/platform/platform.ts'
import { readSettings } from '../../server/platform/settings.ts'
import { prepareInstallation } from '../../server/prepare.ts'
import { isScaled, SCALE_COORDINATOR, SCALE_INSTRUCTOR, seedScale } from '../../server/scale/seed-scale.ts'
import type { ScaleServer } from './support/start-scale-servers.ts'

// The product with as many students as it is told, and a count of the statements that it sends.
let statements = 0
const counting: ProxyHandler<(...args: unknown[]) => unknown> = {
  apply: (query, client, args) => {
    statements += 1
    return Reflect.apply(query, client, args)
  },
}
Reflect.set(Client.prototype, 'query', new Proxy(Reflect.get(Client.prototype, 'query'), counting))

const settings = readSettings(process.env)
const platform = await openPlatform({ settings })
const product = await buildApp(platform)
await prepareInstallation(platform)
const now = platform.clock.now()
/** A seed takes as long as it may, and no longer. */
const until = performance.now() + Number(process.env['SEED_MINUTES']) * 60_000
if (!(await isScaled(platform.db))) {
  await seedScale(platform.db, {
    students: Number(process.env['STUDENTS']),
    shape: process.env['SHAPE'] === 'year' ? 'year' : 'records',
    now,
    passwordHash: '-',
    isEnough: () => performance.now() > until,
  })
}
/** The other side is made meanwhile, and then both are measured. */
const TOKEN_HOURS = 6
// As a server does when it starts.
await keepUsualFigures(platform.db, dayClock(platform))

const personOf = async (email: string) => {
  const { rows } = await platform.database.pool.query<{ id: number; student_id: number | null }>(
    'select u.id, s.id as student_id from users u left join students s on s.user_id = u.id where u.email = $1',
    [email],
  )
  const [person] = rows
  if (!person) throw new Error(`${email} was not seeded`)
  const sid = await insertSession(platform.db, { userId: person.id, at: now, userAgent: 'bench', address: '127.0.0.1' })
  const iat = Math.floor(now.getTime() / 1000)
  return { studentId: person.student_id, token: product.jwt.sign({ sid, iat, exp: iat + (TOKEN_HOURS * HOUR) / 1000 }) }
}

const idOf = async (text: string): Promise<number> =>
  Number((await platform.database.pool.query<{ id: number }>(text)).rows[0]?.id)

const message: ScaleServer = {
  students: await idOf(
    `select count(*) as id from users where email like 'scale-%' and password_hash = '-' and license_number is not null`,
  ),
  origin: await product.listen({ port: settings.port, host: settings.host }),
  coordinator: await personOf(SCALE_COORDINATOR),
  instructor: await personOf(SCALE_INSTRUCTOR),
  student: await personOf('scale-1@example.org'),
  admin: await personOf('admin@example.org'),
  master: await personOf('master@example.org'),
  classId: await idOf(`select min(id) as id from instructor_courses where venue = 'Scale hall 19'`),
  courseId: await idOf(`select course_id as id from instructor_courses where venue = 'Scale hall 19'`),
}
process.on('message', () => process.send?.({ statements }))
process.send?.(message)
await Promise.race([once(process, 'SIGTERM'), once(process, 'disconnect')])
await product.close()
await platform.close()
process.exit(0)
