import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createPerson } from '../../src/app/actors/person.actors.ts'
import { programmeZone } from '../../src/domain/rendered-page.ts'
import { NO_CERTIFICATE } from '../../src/machines/certificate-issue/certificate-issue.machine.ts'
import { askedGateway } from './asked-gateway.ts'

/** It is the 3rd in Tokyo, and the 2nd in UTC and in Los Angeles. */
const NOW = Date.parse('2026-03-02T16:00:00Z')

const complaintIn = (page: { timeZone?: string }, completedOn: string) => {
  const { gateway } = askedGateway({})
  const machines = createPerson(
    { ...gateway, now: () => NOW },
    { id: 7, timeZone: programmeZone(page) },
    () => undefined,
  )
  const actor = createActor(machines.issuing, { input: { values: NO_CERTIFICATE } }).start()
  actor.send({ type: 'form.begun' })
  const { form } = actor.getSnapshot().children
  form?.send({ type: 'field.changed', field: 'completedOn', value: completedOn })
  form?.send({ type: 'form.submitted' })
  const complaint = form?.getSnapshot().context.errors['completedOn'] ?? null
  actor.stop()
  return complaint
}

test('the day of a certificate is judged by the clock that the page says', () => {
  const tokyo = { timeZone: 'Asia/Tokyo' }
  const west = { timeZone: 'America/Los_Angeles' }
  expect([
    complaintIn(tokyo, '2026-03-03'),
    complaintIn(tokyo, '2026-03-04'),
    complaintIn({}, '2026-03-02'),
    complaintIn({}, '2026-03-03'),
    complaintIn(west, '2026-03-02'),
    complaintIn(west, '2026-03-03'),
  ]).toEqual([null, 'dayAhead', null, 'dayAhead', null, 'dayAhead'])
})
