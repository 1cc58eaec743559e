import { wordsOf, type Names, type Part } from './parts.ts'

const contract = ({ kebab, camel, pascal }: Names): Part => ({
  file: `src/domain/contract/${kebab}.contract.ts`,
  text: `import * as z from 'zod/mini'

import { emailAddress } from './person.contract.ts'
import { nameUpTo } from './name.contract.ts'

/** Characters that its fields take. */
export const ${camel}Limits = { title: 80 } as const

/** What is filled in, by the rules of both sides. */
export const ${camel}Form = z.strictObject({ title: nameUpTo(${camel}Limits.title), email: emailAddress })

export type ${pascal}Form = z.infer<typeof ${camel}Form>
`,
})

const chart = ({ kebab, camel, pascal }: Names): Part => ({
  file: `src/machines/${kebab}/${kebab}-form.machine.ts`,
  text: `import { ${camel}Form, type ${pascal}Form } from '../../domain/contract/${kebab}.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type ${pascal}Values = Readonly<${pascal}Form>

export const BLANK: ${pascal}Values = { title: '', email: '' }

/** What of it is kept on the device while it is written. */
export const DRAFTED = { title: true, email: true } satisfies Drafted<${pascal}Values>

/** Judged by the server's own rules. Its output is what was made. */
export const ${camel}FormMachine = createFormMachine<${pascal}Values, { id: number }>({ validate: rulesOf(${camel}Form) })
`,
})

const view = ({ kebab, camel, pascal }: Names): Part => ({
  file: `src/views/pages/${kebab}/${kebab}-form.view.tsx`,
  text: `import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { ${camel}Limits } from '../../../domain/contract/${kebab}.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { BLANK, DRAFTED, type ${camel}FormMachine } from '../../../machines/${kebab}/${kebab}-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'

const styles = { form: css({ display: 'grid', gap: '5', justifyItems: 'stretch' }), send: css({ justifySelf: 'start' }) }

type ${pascal}Props = Readonly<{ machine: typeof ${camel}FormMachine }>

export const ${pascal}Page = ({ machine }: ${pascal}Props) => {
  const words = useWords()
  const { ${camel} } = words
  const actor = useActorRef(machine, { input: { form: '${kebab}', values: BLANK, drafted: DRAFTED } })
  const isDone = useSelector(actor, (at) => at.status === 'done')
  const { errors, fault, isBusy, propsOf, send } = useFormFields(actor, {
    title: { label: ${camel}.field(), max: ${camel}Limits.title },
    email: { label: ${camel}.email() },
  })
  return (
    <PageFrame width="narrow">
      <PageHeader title={${camel}.title()} />
      {isDone ? (
        <Banner tone="success" announce="status" title={${camel}.done()} />
      ) : (
        <Form isBusy={isBusy} aria-label={${camel}.title()} className={styles.form} onSend={send}>
          <FormNews check={${camel}.check()} errors={errors}>
            {fault && (
              <Banner tone="warning" announce="alert" title={${camel}.failedTitle()}>
                {faultWords(words, fault)}
              </Banner>
            )}
          </FormNews>
          <TextField {...propsOf('title')} required dir="auto" autoComplete="off" />
          <TextField {...propsOf('email')} required type="email" dir="ltr" autoComplete="email" />
          <Button type="submit" busy={isBusy} className={styles.send}>
            {words.actions.save()}
          </Button>
        </Form>
      )}
    </PageFrame>
  )
}
`,
})

const stories = ({ kebab, camel, pascal, title }: Names): Part => ({
  file: `src/views/pages/${kebab}/${kebab}-form.stories.tsx`,
  text: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'

import { ${camel}FormMachine, type ${pascal}Values } from '../../../machines/${kebab}/${kebab}-form.machine.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ${pascal}Page } from './${kebab}-form.view.tsx'

type Submit = ReturnType<typeof answers<{ id: number }, { values: ${pascal}Values }>>

const WRITTEN = { title: 'Ramp closed', email: 'dana@example.org' }

const thatSubmits = (submit: Submit, draft: ${pascal}Values | null) => () =>
  ${camel}FormMachine.provide({
    actors: {
      submit,
      recallDraft: answers<Partial<${pascal}Values> | null, { form: string }>(draft),
      keepDraft: answers<void, { form: string; draft: Partial<${pascal}Values> }>(undefined),
      dropDraft: answers<void, { form: string }>(undefined),
    },
  })

const Shown${pascal} = withFresh(${pascal}Page, 'machine')

const meta: Meta<typeof Shown${pascal}> = {
  title: 'Pages/${title}',
  component: Shown${pascal},
  ...stage('${camel}', 'fieldRules'),
  args: { machine: thatSubmits(answers<{ id: number }, { values: ${pascal}Values }>({ id: 1 }), null) },
}
export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
}

export const Blank: Story = {}
export const BlankInArabicAtNight: Story = arabicAtNight
export const BlankOnAPhone: Story = onAPhone
export const WithMistakes: Story = { play: send }
export const Sending: Story = {
  args: { machine: thatSubmits(waits<{ id: number }, { values: ${pascal}Values }>(), WRITTEN) },
  play: send,
}
export const Failed: Story = {
  args: { machine: thatSubmits(fails<{ id: number }, { values: ${pascal}Values }>({ kind: 'offline' }), WRITTEN) },
  play: send,
}
export const Done: Story = {
  args: { machine: thatSubmits(answers<{ id: number }, { values: ${pascal}Values }>({ id: 1 }), WRITTEN) },
  play: send,
}
`,
})

const rules = ({ kebab, camel }: Names): Part => ({
  file: `tests/domain/${kebab}.test.ts`,
  text: `import { expect, test } from 'vitest'

import { ${camel}Form, ${camel}Limits } from '../../src/domain/contract/${kebab}.contract.ts'
import { rulesOf } from '../../src/domain/field-rules.ts'

const judge = rulesOf(${camel}Form)

test('each field says what is wrong with it', () => {
  expect(judge({ title: '', email: '' })).toEqual({ title: 'required', email: 'required' })
  expect(judge({ title: 'x'.repeat(${camel}Limits.title + 1), email: 'dana at example' })).toEqual({
    title: 'tooLong',
    email: 'email',
  })
  expect(judge({ title: 'Ramp closed', email: 'dana@example.org' })).toEqual({})
})
`,
})

const viewTest = ({ kebab, camel, pascal }: Names): Part => ({
  file: `tests/views/${kebab}/${kebab}-form.test.tsx`,
  text: `import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import { ${camel}FormMachine, type ${pascal}Values } from '../../../src/machines/${kebab}/${kebab}-form.machine.ts'
import { ${pascal}Page } from '../../../src/views/pages/${kebab}/${kebab}-form.view.tsx'
import { answers } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = async (submit: () => Promise<{ id: number }>) => {
  const sent: ${pascal}Values[] = []
  const machine = ${camel}FormMachine.provide({
    actors: {
      submit: fromPromise<{ id: number }, { values: ${pascal}Values }>(async ({ input }) => {
        sent.push(input.values)
        return submit()
      }),
      recallDraft: answers<Partial<${pascal}Values> | null, { form: string }>(null),
      keepDraft: answers<void, { form: string; draft: Partial<${pascal}Values> }>(undefined),
      dropDraft: answers<void, { form: string }>(undefined),
    },
  })
  await renderSpoken(<${pascal}Page machine={machine} />, ['${camel}', 'fieldRules'])
  return { sent }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('nothing is sent that the rules refuse, and the first wrong field has the focus', async () => {
  const { sent } = await open(async () => ({ id: 1 }))
  await send()
  const [first] = screen.getAllByRole('textbox')
  await waitFor(() => expect(first).toHaveFocus())
  expect([sent, first?.getAttribute('aria-invalid')]).toEqual([[], 'true'])
})

test('what the server refuses of a field is said at that field, and nothing that was written is lost', async () => {
  const { sent } = await open(async () => {
    throw new FaultError({ kind: 'refused', fields: [{ field: 'email', message: 'Nobody is there.' }] })
  })
  const [title, email] = screen.getAllByRole('textbox')
  if (!title || !email) throw new Error('Two fields were expected')
  await userEvent.type(title, 'Ramp closed')
  await userEvent.type(email, 'dana@example.org')
  await send()
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Nobody is there\\./))
  expect(sent).toEqual([{ title: 'Ramp closed', email: 'dana@example.org' }])
  expect([title, email].map((field) => (field as HTMLInputElement).value)).toEqual(['Ramp closed', 'dana@example.org'])
})
`,
})

/** A form: its rules, chart and page with words, stories and tests. Where it is sent is given by who makes it a route. */
export const newForm = (names: Names): readonly Part[] => {
  const { camel, kebab, pascal, title } = names
  return [
    contract(names),
    chart(names),
    view(names),
    ...wordsOf(names, {
      title: [title, title, title],
      field: ['Title', 'Başlık', 'العنوان'],
      email: ['Email', 'E-posta', 'البريد الإلكتروني'],
      check: ['Check these fields', 'Bu alanları kontrol edin', 'راجع هذه الحقول'],
      done: ['Saved', 'Kaydedildi', 'تم الحفظ'],
      failedTitle: ['This was not saved', 'Bu kaydedilmedi', 'لم يتم الحفظ'],
    }),
    stories(names),
    rules(names),
    viewTest(names),
    {
      file: 'src/devtools/charts.stories.tsx',
      line: `import { BLANK as BLANK_${names.constant}, ${camel}FormMachine } from '../machines/${kebab}/${kebab}-form.machine.ts'`,
      after: "from '../machines/",
    },
    {
      file: 'src/devtools/charts.stories.tsx',
      line: `export const ${pascal}Form: Story = { args: { machine: ${camel}FormMachine, input: { form: '${kebab}', values: BLANK_${names.constant} } } }`,
      before: 'export const SignIn: Story',
    },
    {
      file: 'ARCHITECTURE.md',
      line: `| \`${camel}Form\`, a \`form\` | submit {values} → what was made |`,
      after: '| `contactForm`',
    },
  ]
}
