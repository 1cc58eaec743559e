import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'

import type { Fault } from '../../../domain/fault.ts'
import { botCheckMachine, type SolvedCheck } from '../../../machines/bot-check/bot-check.machine.ts'
import { contactFormMachine, type ContactValues } from '../../../machines/contact/contact-form.machine.ts'
import { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { SOLVED_CHECK } from '../story-data.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { ContactPage } from './contact.view.tsx'

type Sent = { reference: string }
type Submit = ReturnType<typeof answers<Sent, { values: ContactValues }>>
type Solve = ReturnType<typeof answers<SolvedCheck, undefined>>

const WRITTEN: Partial<ContactValues> = {
  name: 'Dana Whitfield',
  email: 'dana.whitfield@example.org',
  topic: 'certificates',
  message: 'My certificate TIM-7K3M-9Q2X still has my maiden name. Which papers do you need to print it anew?',
}

type StoryProps = Readonly<{ draft: Partial<ContactValues> | null; submit: () => Submit; solve: () => Solve }>

const Page = ({ draft, submit, solve }: StoryProps) => {
  const [machines] = useState(() => ({
    check: botCheckMachine.provide({ actors: { solve: solve() } }),
    machine: contactFormMachine.provide({
      actors: {
        submit: submit(),
        recallDraft: answers<Partial<ContactValues> | null, { form: string }>(draft),
        keepDraft: answers<void, { form: string; draft: Partial<ContactValues> }>(undefined),
        dropDraft: answers<void, { form: string }>(undefined),
      },
    }),
    copying: copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } }),
  }))
  const botCheck = useActorRef(machines.check)
  return <ContactPage machine={machines.machine} botCheck={botCheck} copying={machines.copying} />
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Contact',
  component: Page,
  ...stage('contact'),
  args: {
    draft: null,
    submit: () => answers<Sent, { values: ContactValues }>({ reference: 'C-7K3M-9QX2' }),
    solve: () => answers<SolvedCheck, undefined>(SOLVED_CHECK),
  },
}
export default meta
type Story = StoryObj<typeof Page>

const failing = (fault: Fault) => () => fails<Sent, { values: ContactValues }>(fault)

const send: Story['play'] = async ({ canvasElement }) => {
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) await userEvent.click(button)
}

export const Blank: Story = {}
export const Written: Story = { args: { draft: WRITTEN } }
export const WrittenAtNight: Story = { args: { draft: WRITTEN }, ...atNight }
export const BlankInArabicAtNight: Story = arabicAtNight
export const BlankOnAPhone: Story = onAPhone
export const WithMistakes: Story = { args: { draft: { email: 'dana at example' } }, play: send }
export const Proving: Story = {
  args: { draft: WRITTEN, solve: () => waits<SolvedCheck, undefined>() },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('textbox', { name: /^Name/ })),
}
export const Unproved: Story = {
  args: { draft: WRITTEN, solve: () => fails<SolvedCheck, undefined>({ kind: 'offline' }) },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('textbox', { name: /^Name/ })),
}
export const Sending: Story = {
  args: { draft: WRITTEN, submit: () => waits<Sent, { values: ContactValues }>() },
  play: send,
}
export const Offline: Story = { args: { draft: WRITTEN, submit: failing({ kind: 'offline' }) }, play: send }
export const Refused: Story = {
  args: {
    draft: WRITTEN,
    submit: failing({ kind: 'refused', fields: [{ field: 'email', message: 'Invalid email address' }] }),
  },
  play: send,
}
export const Sent: Story = { args: { draft: WRITTEN }, play: send }
export const SentInArabicAtNight: Story = { args: { draft: WRITTEN }, play: send, ...arabicAtNight }
