import { expect, test } from 'vitest'
import { waitFor } from 'xstate'

import { startWriting } from '../../src/app/actors/instructor-writing.actors.ts'
import type { ListAct } from '../../src/domain/contract/list-acts.list.ts'
import { chosenRow } from '../../src/domain/list.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { storyAct } from '../../src/views/list-acts/story-acts.ts'

const ACT = storyAct({ list: 'instructors', act: 'write' })

test('a message to instructors is an act on them, and each is told once', async () => {
  const asked: unknown[] = []
  const begun: ListAct[] = []
  const gateway = {
    ask: async (name: string, variables: object) => {
      asked.push([name, variables])
      return { instructorsWrite: ACT }
    },
  } as unknown as Gateway
  const writing = startWriting({ gateway, viewerId: () => null, begun: (act) => begun.push(act) })
  const people = chosenRow(1, 'Ruth Delgado')
  writing.send({ type: 'form.begun', about: people })
  const form = writing.getSnapshot().children.form
  if (!form) throw new Error('No form')
  await waitFor(form, (at) => at.matches('editing'))
  form.send({ type: 'field.changed', field: 'subject', value: 'New slides' })
  form.send({ type: 'field.changed', field: 'text', value: 'From Friday on.' })
  form.send({ type: 'form.submitted' })
  await waitFor(writing, (at) => at.context.output !== undefined)
  expect([asked, begun]).toEqual([
    [['InstructorsWrite', { selection: people.selection, subject: 'New slides', text: 'From Friday on.' }]],
    [ACT],
  ])
  writing.stop()
})
