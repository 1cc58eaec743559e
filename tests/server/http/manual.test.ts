import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { textsIn } from '../../../server/i18n/texts.ts'
import { gapsOf } from '../../../server/manual/manual.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

type Parameter = Readonly<{ name: string; in: string; required: boolean; description: string }>
type Told = Readonly<{
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  parameters?: readonly Parameter[]
}>
type Document = Readonly<{
  tags: readonly Readonly<{ name: string; description: string }>[]
  paths: Readonly<Record<string, Readonly<Record<string, Told>>>>
}>

let server: TestApp
let document: Document
let operations: readonly Told[]
beforeAll(async () => {
  server = await openTestApp()
  document = (await server.call({ url: '/api/openapi.json' })).json<Document>()
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
})
afterAll(() => server.close())

describe('the manual', () => {
  it('tells of every call what it does, who may, and what it refuses, under a name of its own', () => {
    const tags = new Set(document.tags.map(({ name }) => name))
    const unlike = operations.filter(
      ({ operationId, tags: [tag = ''], summary, description }) =>
        !/^[a-z][A-Za-z]+$/.test(operationId) ||
        !tags.has(tag) ||
        !/^[A-Z].*[^.]$/.test(summary) ||
        !/^[A-Z`][^]+\.\n\n\*\*Who may:\*\* .+\.\n\n\*\*Refuses:\*\* [^]+\.$/.test(description),
    )
    expect(unlike).toEqual([])
    expect(operations.length).toBeGreaterThan(150)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    expect(document.tags.every(({ description }) => description.endsWith('.'))).toBe(true)
  })

  it('tells of every parameter what it is', () => {
    const parameters = operations.flatMap((operation) => operation.parameters ?? [])
    expect(parameters.filter(({ description }) => !/^.+\.$/s.test(description))).toEqual([])
  })

  it('names no code that no refusal has', () => {
    const codes = operations.flatMap(({ description }) => description.match(/(?<=`)[A-Z][A-Z_]{4,}(?=`)/g) ?? [])
    const known = Object.keys(textsIn('en').refusals)
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !known.includes(code))).toEqual([])
  })

  it('writes out what `where` and `populate` take', () => {
    const told = document.paths['/api/instructor-online-course-student/findOne']?.['get']?.parameters ?? []
    expect(Object.fromEntries(told.map(({ name, description }) => [name, description]))).toEqual({
      populate:
        'What to bring beside the answer itself, as a list in brackets: one or more of student, instructorOnlineCourse, progress.',
      where:
        'JSON of what is looked for: `{ "studentId": integer, "instructorOnlineCourse.courseId": integer, "expirationDate"?: { ">=": date-time } }`. Any other key is refused.',
    })
  })

  it('says that sign-up needs its bot check, as sign-up does', async () => {
    const told = document.paths['/api/auth/sign-up']?.['post']?.parameters?.find(({ name }) => name === 'bot-check')
    expect(told).toMatchObject({ in: 'header', required: true })
    const payload = {
      firstName: 'Nur',
      lastName: 'Aydin',
      email: 'nur@example.org',
      birthdate: '02/03/1990',
      password: 'Lantern#Road7',
      primaryAgencyId: 0,
      userType: 1,
    }
    const answer = await server.call({ method: 'POST', url: '/api/auth/sign-up', payload })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'BOT_CHECK_FAILED'])
  })

  it('says what it lacks of calls, parameters and names, and which call is too many: nothing', () => {
    const [, ...paths] = Object.entries<object>(document.paths).filter(([path]) => path.startsWith('/api/auth/'))
    const others = Object.entries<object>(document.paths).filter(([path]) => !path.startsWith('/api/auth/'))
    const silent = ['/api/silent', { get: {} }] as const
    const vague = ['/api/vague', { get: { operationId: 'signOut', parameters: [{ name: 'odd' }] } }] as const
    expect(gapsOf(Object.entries<object>(document.paths))).toEqual([])
    expect(gapsOf([...others, ...paths, silent, vague])).toEqual([
      'GET /silent is in no chapter',
      'GET /vague: what `odd` is',
      'POST /auth/login is no call',
      'signOut is twice',
    ])
  })
})
