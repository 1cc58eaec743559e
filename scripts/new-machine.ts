// `npm run new:machine -- lesson-review`: a chart's folder and its tests, in the house's order.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

const name = process.argv[2]
if (name === undefined || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
  console.error('Give the flow a kebab-case name: npm run new:machine -- lesson-review')
  process.exit(1)
}
const folder = `src/machines/${name}`
if (existsSync(folder)) {
  console.error(`${folder} exists already.`)
  process.exit(1)
}

const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascal = `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`

const machine = `import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { unprovided } from '../unprovided.ts'

export type ${pascal}Event = { type: 'reading.retried' }

export type ${pascal}Input = Readonly<{ id: number }>

type ${pascal}Context = Readonly<{ id: number; text: string | null; fault: Fault | null }>

export const ${camel}Machine = setup({
  types: {} as { input: ${pascal}Input; context: ${pascal}Context; events: ${pascal}Event },
  actors: { read: unprovided<string, { id: number }>('read') },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
}).createMachine({
  id: '${camel}',
  context: ({ input }) => ({ id: input.id, text: null, fault: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'keepText', params: ({ event }) => ({ text: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) } },
      },
    },
    failed: { tags: 'error', on: { 'reading.retried': 'reading' } },
    shown: { type: 'final' },
  },
})

export type ${pascal}Actor = ActorRefFrom<typeof ${camel}Machine>
`

const test = `import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import { ${camel}Machine } from '../../src/machines/${name}/${name}.machine.ts'

it('shows what was read', async () => {
  const machine = ${camel}Machine.provide({ actors: { read: fromPromise(async () => 'text') } })
  const actor = createActor(machine, { input: { id: 1 } }).start()

  const { value, context } = await waitFor(actor, (snapshot) => snapshot.matches('shown'))

  expect({ value, context }).toEqual({ value: 'shown', context: { id: 1, text: 'text', fault: null } })
})

it('says so when no actor was provided', async () => {
  const actor = createActor(${camel}Machine, { input: { id: 1 } }).start()

  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'))

  expect(context.fault).toEqual({ kind: 'unexpected' })
})
`

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/${name}.machine.ts`, machine)
writeFileSync(`tests/machines/${name}.test.ts`, test)
console.log(
  `${folder}/${name}.machine.ts\ntests/machines/${name}.test.ts\nAdd a path test with tests/machines/support/paths.ts.`,
)
