import { expect, test } from 'vitest'

import type { Gateway } from '../../src/gateway/gateway.ts'
import type { OperationName, ResultOf, VariablesOf } from '../../src/gateway/operations.ts'
import type { Topic } from '../../src/gateway/topics.ts'
import { executionWith, gatewayWith, json } from './fake-server.ts'

const TOPICS: Readonly<Record<Topic, true>> = {
  reports: true,
  reportMailings: true,
  contactCases: true,
  savedAnswers: true,
  enrollmentRecords: true,
  messages: true,
  messageTemplates: true,
  fileRecords: true,
  howTo: true,
  users: true,
  allStudents: true,
  instructors: true,
  nameChanges: true,
  viewer: true,
  language: true,
  enrollments: true,
  progress: true,
  certificates: true,
  certificateAuthority: true,
  settings: true,
  quickPanel: true,
  profile: true,
  sessions: true,
  invitations: true,
  groups: true,
  lessonQuestions: true,
  studentEnrollments: true,
  materials: true,
  classSheets: true,
  groupProgress: true,
  rosters: true,
  classes: true,
  registrations: true,
  listActs: true,
  listViews: true,
  courseRecords: true,
  courseDraft: true,
  courseVocabulary: true,
  courseInstructors: true,
  agencies: true,
}

type Sent = Readonly<{
  /** Method, path and query, as the server receives them. */
  sends: string
  body?: unknown
  /** What it is asked with, and sent instead of a body. */
  file?: Blob
  /** Sent beside it, by the names in lower case. */
  headers?: Readonly<Record<string, string>>
  /** Carries a key, so that it is not done twice. */
  creates?: boolean
  /** Nothing is an empty body. */
  answer?: unknown
  /** The same with something that the contract does not allow, by what it is. */
  broken?: Readonly<Record<string, unknown>>
  announces?: readonly Topic[]
}>

type Call = Sent &
  Readonly<{ name: OperationName; variables: object; gives: unknown; ask: (gateway: Gateway) => Promise<unknown> }>

/** An operation with what it is to send, and what to make of the answer. */
export const call = <Name extends OperationName>(
  name: Name,
  variables: VariablesOf<Name>,
  told: Sent & Readonly<{ gives: ResultOf<Name> }>,
): Call => ({
  ...told,
  name,
  variables,
  ask: (gateway) => gateway.ask(name, variables, told.file ? { file: { content: told.file } } : {}),
})

const listenTo = ({ topics }: Gateway): (() => readonly string[]) => {
  const heard: string[] = []
  for (const topic of Object.keys(TOPICS) as Topic[]) topics.subscribe([topic], () => heard.push(topic))
  return () => heard.toSorted()
}

/** The chosen rows that a list is told of. */
const listenForActs = ({ topics }: Gateway): readonly unknown[] => {
  const heard: unknown[] = []
  topics.subscribeToActs((selection) => heard.push(selection))
  return heard
}

const answerOf = (answer: unknown) => (answer === undefined ? new Response(null, { status: 204 }) : json(answer))

const serverFor = ({ sends }: Sent, answer: unknown) =>
  gatewayWith({
    [sends.replace(/\?.*/s, '')]: () => answerOf(answer),
  })

/** Each asks exactly that, gives exactly that, and tells exactly those; what breaks the contract is told to nobody. */
export const testCalls = (calls: readonly Call[]) => {
  test.each(calls)('$name is $sends', async (one) => {
    const { gateway, received } = serverFor(one, one.answer)
    const heard = listenTo(gateway)
    const acted = listenForActs(gateway)
    expect(await one.ask(gateway)).toEqual(one.gives)
    const [request, ...more] = received.map(({ method, path, body, headers }) => ({
      sends: `${method} ${path}`,
      body,
      key: headers.get('Idempotency-Key'),
      headers: Object.fromEntries(Object.keys(one.headers ?? {}).map((name) => [name, headers.get(name)])),
    }))
    expect(request).toEqual({
      sends: one.sends,
      body: one.file ?? one.body,
      key: one.creates ? 'key-1' : null,
      headers: one.headers ?? {},
    })
    expect([more, heard()]).toEqual([[], (one.announces ?? []).toSorted()])
    // Whatever is done with rows that were chosen is done, and they are chosen no more: not what only asks about them.
    expect(acted).toEqual('selection' in one.variables && one.creates ? [one.variables.selection] : [])
  })

  // What comes with a file is always one call, and never the executor's.
  test.each(calls.filter(({ file }) => !file))(
    '$name gives what the executor of GraphQL gives of its document',
    async (one) => {
      const execute = executionWith(() => answerOf(one.answer))
      expect(await execute(one.name, { ...one.variables })).toEqual(one.gives)
    },
  )

  const broken = calls.flatMap((one) =>
    Object.entries(one.broken ?? {}).map(([what, answer]) => ({ name: one.name, one, what, answer })),
  )
  test.each(broken)('$name takes no answer with $what', async ({ one, answer }) => {
    const { gateway } = serverFor(one, answer)
    const heard = listenTo(gateway)
    const acted = listenForActs(gateway)
    await expect(one.ask(gateway)).rejects.toMatchObject({
      fault: { kind: 'malformed', facts: { at: expect.stringContaining(one.sends.replace(/^(\w+) \/api/, '$1 ')) } },
    })
    expect([heard(), acted]).toEqual([[], []])
  })
}
