import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { WholeMessageTemplate } from '../../../src/domain/contract/message-template.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { TemplateValues } from '../../../src/machines/message-template/template-form.machine.ts'
import { MessageTemplatePage } from '../../../src/views/pages/message-templates/message-template.view.tsx'
import { MessageTemplatesPage } from '../../../src/views/pages/message-templates/message-templates.view.tsx'
import {
  aTemplate,
  INVITATION,
  kindsThat,
  templateThat,
  writingThat,
} from '../../../src/views/pages/message-templates/story-templates.ts'
import { answers } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

// As wide as a desk: there is no screen here.
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })),
)
afterEach(() => void vi.unstubAllGlobals())

type Sent = { values: TemplateValues; about?: unknown }

const open = async (
  whole: WholeMessageTemplate = aTemplate(),
  answer: (sent: Sent) => Promise<WholeMessageTemplate> = async () => aTemplate(),
) => {
  const sent: Sent[] = []
  const told: string[] = []
  const writing = writingThat(
    answers(whole),
    fromPromise<WholeMessageTemplate, Sent>(async ({ input }) => {
      sent.push(input)
      return answer(input)
    }),
  )
  await renderSpoken(
    <MessageTemplatePage
      kind={INVITATION}
      machines={templateThat(whole, { writing })}
      backHref="/"
      tell={({ text }) => told.push(text)}
      parts={null}
    />,
    ['messageTemplates', 'messageKinds', 'fieldRules'],
  )
  await screen.findByRole('form', { name: 'Words in three languages' })
  return { sent, told, user: userEvent.setup() }
}
const partOf = (language: string, part: string) =>
  within(screen.getByRole('group', { name: language })).getByLabelText(part)
const button = (name: string) => screen.getByRole('button', { name })

test('what is checked has to be whole in each language; all that is wrong is said at its field', async () => {
  const { sent, user } = await open()
  await user.clear(partOf('Türkçe', 'Subject'))
  await user.clear(partOf('العربية', 'Text'))
  await user.click(button('Check'))
  expect(partOf('Türkçe', 'Subject')).toHaveAccessibleDescription('Field Required')
  expect(partOf('العربية', 'Text')).toHaveAccessibleDescription('Field Required')
  expect(sent).toEqual([])
  await user.click(button('Save the draft'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.values).toMatchObject({ trSubject: '', arBody: '', revision: 7, isToCheck: false })
})

test('only what was checked as it stands is put in force, and it is asked about first', async () => {
  const { told, user } = await open()
  await user.click(button('Put in force'))
  const dialog = screen.getByRole('alertdialog', { name: 'Send messages with version 3?' })
  await user.click(within(dialog).getByRole('button', { name: 'Put in force' }))
  await waitFor(() => expect(told).toEqual(['Version 3 is in force']))
  await user.type(partOf('English', 'Subject'), ' today')
  expect(button('Put in force')).toBeDisabled()
})

test('who was too late is told by whom, keeps what they wrote, and chooses', async () => {
  const late = new FaultError({ kind: 'conflict', code: 'MESSAGE_TEMPLATE_CHANGED', message: 'Somebody was quicker' })
  const { sent, user } = await open(aTemplate(), async () =>
    sent.length === 1 ? Promise.reject(late) : aTemplate({ revision: 8 }),
  )
  await user.type(partOf('English', 'Subject'), ' today')
  await user.click(button('Save the draft'))
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.values.enSubject).toBe('Your invitation to {product} today')
})

test('a version that was in force before is put in force again, and a test goes to oneself', async () => {
  const { told, user } = await open()
  await user.click(button('Put in force again'))
  expect(screen.getByRole('alertdialog', { name: 'Send messages with version 1?' })).toBeVisible()
  await user.click(button('Leave it as it is'))
  await user.click(button('Send it to me'))
  await waitFor(() => expect(told).toEqual(['Sent to ines@example.org']))
})

test('every kind says in whose words it is sent, and what is being written', async () => {
  await renderSpoken(
    <MessageTemplatesPage
      title="Emails"
      machines={kindsThat()}
      hrefOf={({ template }) => `/${template}`}
      parts={null}
    />,
    ['messageTemplates', 'messageKinds'],
  )
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('li')
  expect(await row('Invitation')).toHaveTextContent('Version 2')
  expect(await row('Link to set another password')).toHaveTextContent('DraftBuilt-in words')
})
