import { drizzle } from 'drizzle-orm/node-postgres'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'

import { sessionFinder } from '../../../server/modules/auth/sessions.repository.ts'
import { seatLister } from '../../../server/modules/classes/classes.repository.ts'
import type { Db } from '../../../server/platform/db/database.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import type { BenchData } from './bench-data.ts'

type Row = readonly unknown[]

/** The one statement that `work` runs, to the letter. */
const statementOf = async (platform: Platform, work: (db: Db) => Promise<unknown>): Promise<string> => {
  const statements: string[] = []
  const db = drizzle({ client: platform.database.pool, logger: { logQuery: (text) => statements.push(text) } })
  await work(db)
  const [text] = statements
  if (text === undefined) throw new Error('Nothing was asked of the database')
  return text
}

/** Where the columns of a name are among those of a statement. */
const places = (fields: readonly Readonly<{ name: string }>[], name: string): number[] =>
  fields.flatMap((field, index) => (field.name === name ? [index] : []))

/** Plain Fastify with the same statements on the same pool: no schemas, no hooks, no tokens. */
export const bareApp = (
  platform: Platform,
  { reader }: BenchData,
): { app: FastifyInstance; prepare: (product: string) => Promise<void> } => {
  const { pool } = platform.database
  const app = fastify({ forceCloseConnections: true })
  let courses = { body: Buffer.from(''), etag: '' }
  let session = ''
  let seats = ''

  const findSession = () =>
    pool.query<unknown[]>({ name: 'bare_session', text: session, values: [[reader.sessionId]], rowMode: 'array' })

  const readSeats = async () => {
    const { rows, fields } = await pool.query<unknown[]>({
      name: 'bare_seats',
      text: seats,
      values: reader.seatsValues,
      rowMode: 'array',
    })
    const [id = 0, heldId = 0] = places(fields, 'id')
    const at = (name: string) => places(fields, name)[0] ?? 0
    const [course, status, from, to] = [
      at('course_id'),
      at('course_status_id'),
      at('course_date'),
      at('course_end_date'),
    ]
    return rows.map((row: Row) => ({
      id: row[id],
      studentId: reader.studentId,
      instructorCourse: {
        id: row[heldId],
        courseId: row[course],
        courseStatusId: row[status],
        courseDate: row[from],
        courseEndDate: row[to],
      },
    }))
  }

  app.get('/cpu', async () => process.cpuUsage())
  app.get('/me', async () => {
    const { rows } = await findSession()
    const [row] = rows
    return { user: row }
  })
  app.get('/seats', readSeats)
  app.get('/seats-with-session', async () => {
    await findSession()
    return readSeats()
  })
  app.get('/courses', async (request, reply) => {
    reply.header('etag', courses.etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === courses.etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(courses.body)
  })
  app.post<{ Params: { id: string }; Body: { ranges: unknown } }>('/reports/:id', async ({ params, body }) => {
    const values = [Number(params.id), JSON.stringify(body.ranges)]
    await pool.query({
      name: 'bare_report',
      text: 'insert into bench_reports (enrollment_id, ranges, at) values ($1, $2, now())',
      values,
    })
    return { ranges: body.ranges }
  })

  return {
    app,
    prepare: async (product) => {
      session = await statementOf(platform, (db) => sessionFinder(db)(reader.sessionId))
      seats = await statementOf(platform, (db) => seatLister(db)(reader.studentId))
      const answer = await fetch(`${product}/api/courses`)
      courses = { body: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' }
      await pool.query('create table bench_reports (enrollment_id int, ranges jsonb, at timestamptz)')
    },
  }
}
