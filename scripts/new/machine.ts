import { wordsOf, type Names, type Part } from './parts.ts'

const chart = ({ kebab, camel, pascal }: Names): Part => ({
  file: `src/machines/${kebab}/${kebab}.machine.ts`,
  text: `import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type ${pascal}Event = { type: 'reading.retried' }

export type ${pascal}Input = Readonly<{ id: number }>

type ${pascal}Context = Readonly<{ id: number; text: string | null; fault: Fault | null }>

/** Reads a text and shows it. */
export const ${camel}Machine = setup({
  types: {} as { input: ${pascal}Input; context: ${pascal}Context; events: ${pascal}Event },
  actors: { readText: unprovided<string, { id: number }>('readText') },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
}).createMachine({
  id: '${camel}',
  context: ({ input }) => ({ ...input, text: null, fault: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readText',
        src: 'readText',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'keepText', params: ({ event }) => ({ text: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    failed: { tags: 'error', on: { 'reading.retried': 'reading' } },
    shown: { type: 'final' },
  },
})

export type ${pascal}Actor = ActorRefFrom<typeof ${camel}Machine>
`,
})

const view = ({ kebab, camel, pascal }: Names): Part => ({
  file: `src/views/pages/${kebab}/${kebab}.view.tsx`,
  text: `import { useActorRef, useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { ${camel}Machine } from '../../../machines/${kebab}/${kebab}.machine.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { SkeletonText } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'

type ${pascal}Props = Readonly<{ id: number; machine: typeof ${camel}Machine }>

export const ${pascal}Page = ({ id, machine }: ${pascal}Props) => {
  const words = useWords()
  const { ${camel} } = words
  const actor = useActorRef(machine, { input: { id } })
  const text = useSelector(actor, ({ context }) => context.text)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isFailed = useSelector(actor, (at) => at.hasTag('error'))
  return (
    <PageFrame width="narrow">
      <PageHeader title={${camel}.title()} />
      {isBusy && (
        <div role="status" aria-label={${camel}.reading()}>
          <SkeletonText />
        </div>
      )}
      {isFailed && (
        <ErrorState
          size="section"
          title={${camel}.failedTitle()}
          {...retryWay(words, fault, () => actor.send({ type: 'reading.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {text !== null && <p dir="auto">{text}</p>}
    </PageFrame>
  )
}
`,
})

const stories = ({ kebab, camel, pascal, title }: Names): Part => ({
  file: `src/views/pages/${kebab}/${kebab}.stories.tsx`,
  text: `import type { Meta, StoryObj } from '@storybook/react-vite'

import { ${camel}Machine } from '../../../machines/${kebab}/${kebab}.machine.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ${pascal}Page } from './${kebab}.view.tsx'

const thatReads = (readText: ReturnType<typeof answers<string, { id: number }>>) => () =>
  ${camel}Machine.provide({ actors: { readText } })

const Shown${pascal} = withFresh(${pascal}Page, 'machine')

const meta: Meta<typeof Shown${pascal}> = {
  title: 'Pages/${title}',
  component: Shown${pascal},
  ...stage('${camel}'),
  args: { id: 1, machine: thatReads(answers<string, { id: number }>('A text that was read.')) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const ShownInArabicAtNight: Story = arabicAtNight
export const ShownOnAPhone: Story = onAPhone
export const Reading: Story = { args: { machine: thatReads(waits<string, { id: number }>()) } }
export const Failed: Story = { args: { machine: thatReads(fails<string, { id: number }>({ kind: 'offline' })) } }
`,
})

const walk = ({ kebab, camel }: Names): Part => ({
  file: `tests/machines/${kebab}.test.ts`,
  text: `import { expect, test } from 'vitest'

import { ${camel}Machine } from '../../src/machines/${kebab}/${kebab}.machine.ts'
import { complaintsOf } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

test('every state and transition is reached, and only a failure has a fault', () => {
  const { snapshots } = expectEveryPath(${camel}Machine, {
    inputs: [{ id: 1 }],
    events: [done('readText', 'text'), failed('readText'), { type: 'reading.retried' }],
  })
  expect(snapshots.filter((at) => at.matches('failed') && at.context.fault === null)).toEqual([])
  expect(snapshots.filter((at) => at.matches('shown')).map(({ context }) => [context.text, context.fault])).toEqual(
    snapshots.filter((at) => at.matches('shown')).map(() => ['text', null]),
  )
})

test('a missing actor says its name', async () => {
  const complaints = await complaintsOf(${camel}Machine, { input: { id: 1 }, until: (at) => at.matches('failed') })
  expect(complaints).toEqual(['No actor was provided for "readText".'])
})
`,
})

const viewTest = ({ kebab, camel, pascal, title }: Names): Part => ({
  file: `tests/views/${kebab}/${kebab}.test.tsx`,
  text: `import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import { ${camel}Machine } from '../../../src/machines/${kebab}/${kebab}.machine.ts'
import { ${pascal}Page } from '../../../src/views/pages/${kebab}/${kebab}.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

test('what could not be read can be tried again, and is shown then', async () => {
  let reads = 0
  const machine = ${camel}Machine.provide({
    actors: {
      readText: fromPromise(async () => {
        reads += 1
        if (reads === 1) throw new FaultError({ kind: 'offline' })
        return 'Here it is.'
      }),
    },
  })
  await renderSpoken(<${pascal}Page id={1} machine={machine} />, ['${camel}'])
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
`,
})

/** A flow: its chart with its page, words, stories and tests. What it reads is given by who makes it a route. */
export const newMachine = (names: Names): readonly Part[] => {
  const { kebab, camel, pascal, title } = names
  return [
    chart(names),
    view(names),
    ...wordsOf(names, {
      title: [title, title, title],
      reading: ['Reading', 'Okunuyor', 'جارٍ التحميل'],
      failedTitle: ['This could not be read', 'Bu okunamadı', 'تعذّرت قراءة هذا'],
    }),
    stories(names),
    walk(names),
    viewTest(names),
    {
      file: 'src/devtools/charts.stories.tsx',
      line: `import { ${camel}Machine } from '../machines/${kebab}/${kebab}.machine.ts'`,
      after: "from '../machines/",
    },
    {
      file: 'src/devtools/charts.stories.tsx',
      line: `export const ${pascal}: Story = { args: { machine: ${camel}Machine, input: { id: 1 } } }`,
      before: 'export const SignIn: Story',
    },
    {
      file: 'ARCHITECTURE.md',
      line: `| \`${camel}\` | readText {id} → text |`,
      after: '| `credentialCheck`',
    },
  ]
}
