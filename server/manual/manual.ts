import type { RouteOptions } from 'fastify'

import { ROLE } from '../../src/domain/role.ts'
import { shell, signingIn, signingUp } from './accounts.manual.ts'
import { administration } from './administration.manual.ts'
import { certificates } from './certificates.manual.ts'
import type { Chapter, Entry } from './chapter.ts'
import { registrations, studentEnrollments } from './classes.manual.ts'
import { courseMaking } from './courses.manual.ts'
import { installation } from './installation.manual.ts'
import { courses, learning } from './learning.manual.ts'
import { listActs, listViews } from './lists.manual.ts'
import { PARAMETERS } from './parameters.ts'
import { groupProgress, groups, imports } from './people.manual.ts'
import { profiles } from './profiles.manual.ts'
import { classes, materials, rosters } from './teaching.manual.ts'

const CHAPTERS: readonly Chapter[] = [
  signingIn,
  signingUp,
  profiles,
  shell,
  courses,
  learning,
  certificates,
  registrations,
  courseMaking,
  classes,
  rosters,
  studentEnrollments,
  materials,
  groups,
  groupProgress,
  imports,
  listActs,
  listViews,
  administration,
  installation,
]

/** What holds for all calls, at the head of the document. */
export const PREFACE = `Paths begin with \`/api\`. Bodies and answers are JSON, but for files; an unknown key is refused.

- **Who asks** is said by \`Authorization: Bearer <token>\`. An answer may carry a newer token in \`New-Access-Token\`. 401 means that there is no living session, and nothing else; what somebody may not do is 403, and what they may not see is 404, as what does not exist.
- **Language**: \`Accept-Language\` of en, tr or ar chooses that of texts, refusals too.
- **A refusal** is \`{ error: { statusCode, name, code, message, details } }\`: \`code\` for programs, \`message\` for people, \`details\` the fields that are wrong, or facts of the code. 400 \`INVALID\` is for what breaks the schema.
- **429** is for too many of what judges a password, a code or a number, sends mail or a text, takes a file or makes something. It and **503** say in \`Retry-After\` how many seconds to wait.
- **What creates, or is refused once it is done,** takes an \`Idempotency-Key\`: sent again with it within a day, the same request has one effect and one answer, and another is 422 \`IDEMPOTENCY_KEY_REUSED\`.
- **Lists** are pages by \`page\` or by \`cursor\`; a filter, value or order that a list has not is 400.`

export const TAGS = CHAPTERS.map(({ tag, about }) => ({ name: tag, description: about }))

const ENTRIES: ReadonlyMap<string, Entry & Readonly<{ tag: string }>> = new Map(
  CHAPTERS.flatMap(({ tag, calls }) =>
    Object.entries(calls).map(([call, entry]) => [call, { ...entry, tag }] as const),
  ),
)

/** The name of a route in the manual. */
const callOf = (method: string, url: string): string =>
  `${method} ${url.replace(/^\/api(?=\/)/, '').replaceAll(/:(\w+)/g, '{$1}')}`

const NAME_OF_ROLE = new Map<number, string>(Object.entries(ROLE).map(([name, id]) => [id, name]))

const whoMay = ({ access, signed }: NonNullable<RouteOptions['config']>): string => {
  const who =
    access === undefined || access === 'public'
      ? 'Anyone'
      : access === 'signedIn'
        ? 'Anyone who is signed in'
        : `The role ${access.roles.map((role) => NAME_OF_ROLE.get(role) ?? role).join(' or ')}`
  const way = { alone: ', by the signed address alone', too: ', also by a signed address' }
  return `${who}${signed === undefined ? '' : way[signed]}.`
}

/** What the manual says of a route. */
export const described = (route: Pick<RouteOptions, 'method' | 'url' | 'config'>) => {
  const entry = ENTRIES.get(callOf(String(route.method), route.url))
  if (!entry) return {}
  const { id, summary, does, refuses, tag } = entry
  const description = [
    does,
    `**Who may:** ${whoMay(route.config ?? {})}`,
    `**Refuses:** ${refuses ?? 'Nothing of its own.'}`,
  ].join('\n\n')
  return { operationId: id, tags: [tag], summary, description }
}

/** Parameters with what they mean, by their names where their schema does not say it. */
export const describedParameters = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return schema
  const properties = Object.entries(schema.properties as Record<string, object>).map(([name, property]) => [
    name,
    'description' in property || PARAMETERS[name] === undefined
      ? property
      : { ...property, description: PARAMETERS[name] },
  ])
  return { ...schema, properties: Object.fromEntries(properties) as unknown }
}

type Operation = Readonly<{
  operationId?: string
  parameters?: readonly Readonly<{ name: string; description?: string }>[]
}>

/** What the document lacks of its calls and parameters, and what the manual tells of a call that is none. */
export const gapsOf = (paths: readonly (readonly [path: string, methods: object])[]): readonly string[] => {
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries<Operation>({ ...methods }).map(
      ([method, operation]) => [callOf(method.toUpperCase(), path), operation] as const,
    ),
  )
  const calls = new Set(operations.map(([call]) => call))
  const ids = operations.map(([, { operationId }]) => operationId)
  return [
    ...operations
      .filter(([, { operationId }]) => operationId === undefined)
      .map(([call]) => `${call} is in no chapter`),
    ...operations.flatMap(([call, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${call}: what \`${name}\` is`),
    ),
    ...[...ENTRIES.keys()].filter((call) => !calls.has(call)).map((call) => `${call} is no call`),
    ...new Set(ids.filter((id, place) => id !== undefined && ids.indexOf(id) !== place).map((id) => `${id} is twice`)),
  ]
}
