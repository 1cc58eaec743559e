import { atLeast } from './measure.ts'
import type { Measure } from './measure.ts'
import { compare, said } from './support/load.ts'
import type { Load } from './support/load.ts'
import type { BenchServer } from './support/start-bench-server.ts'

type Pair = Readonly<{ id: string; name: string; against: string; limit: number | null; ours: Load; bare: Load }>

const pairsFor = async ({ product, bare, data: { reader } }: BenchServer): Promise<Pair[]> => {
  const headers = { authorization: `Bearer ${reader.token}` }
  const seats = `${product}/api/instructor-course-students/students/${reader.studentId}/enrollments`
  const courses = await fetch(`${product}/api/courses`)
  const etag = courses.headers.get('etag') ?? ''
  const listed = (await (await fetch(seats, { headers })).json()) as unknown[]
  if (listed.length === 0) throw new Error('The list to measure is empty')

  const list = { name: `A list from the database (${listed.length} rows)`, ours: { url: seats, headers } }
  return [
    {
      ...list,
      id: 'list',
      against: 'a bare handler with the same SQL: the session and the list',
      limit: 0.8,
      bare: { url: `${bare}/seats-with-session` },
    },
    {
      ...list,
      id: 'list without session',
      against: "a bare handler with the list's statement only, and no idea who asks",
      limit: null,
      bare: { url: `${bare}/seats` },
    },
    {
      id: 'me',
      name: 'GET /api/auth/me',
      against: 'a bare handler with one query',
      limit: 0.7,
      ours: { url: `${product}/api/auth/me`, headers },
      bare: { url: `${bare}/me` },
    },
    {
      id: 'courses',
      name: 'GET /api/courses, 200',
      against: 'a bare handler with the same bytes',
      limit: 0.8,
      ours: { url: `${product}/api/courses` },
      bare: { url: `${bare}/courses` },
    },
    {
      id: 'courses unchanged',
      name: 'GET /api/courses, 304 by ETag',
      against: 'a bare handler with the same tag',
      limit: 0.8,
      ours: { url: `${product}/api/courses`, headers: { 'if-none-match': etag }, expect: 304 },
      bare: { url: `${bare}/courses`, headers: { 'if-none-match': etag }, expect: 304 },
    },
  ]
}

export const measureCalls = async (server: BenchServer, rounds: number): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (const { id, name, against, limit, ours, bare } of await pairsFor(server)) {
    const seen = await compare({ ours, bare }, server.cpuMicros, { rounds, seconds: 2 })
    measures.push({
      id,
      name,
      against,
      value: seen.ours.perSecond / seen.bare.perSecond,
      target: limit === null ? null : atLeast(limit),
      seen: `${said(seen.ours)} / ${said(seen.bare)}`,
      details: [
        `By the server's own processor time a call: ${(seen.bare.cpuMicros / seen.ours.cpuMicros).toFixed(2)} x.`,
      ],
    })
  }
  return measures
}
