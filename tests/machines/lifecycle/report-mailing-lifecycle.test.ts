import { expect, test } from 'vitest'

import { MAILING_STATES } from '../../../src/domain/report-mailing.ts'
import { decideMailing, type HeldMailing } from '../../../src/machines/lifecycle/decide-report-mailing.ts'

const EVENTS = [
  'mailing.queued',
  'mailing.taken',
  'mailing.failed',
  'right.lost',
  'mailing.changed',
  'mailing.paused',
  'mailing.resumed',
  'mailing.removed',
  'mailing.restored',
] as const

const active: HeldMailing = { state: 'active', failures: 0, removedFrom: null }

test('what may happen to one, as it stands', () => {
  const table = MAILING_STATES.map((state) =>
    EVENTS.map((event) => decideMailing({ ...active, state }, event)?.state ?? '-').join(' '),
  )
  expect(table).toEqual([
    'active active active stopped active paused - removed -',
    '- - - - paused - active removed -',
    '- - - - stopped - active removed -',
    '- - - - - - - - paused',
  ])
})

test('the third failure since a mail was taken stops it; what is queued forgets none', () => {
  const after = (...events: readonly (typeof EVENTS)[number][]) =>
    events.reduce<HeldMailing | null>((held, event) => held && decideMailing(held, event), active)
  expect(after('mailing.failed', 'mailing.queued', 'mailing.failed')).toEqual({ ...active, failures: 2 })
  expect(after('mailing.failed', 'mailing.queued', 'mailing.failed', 'mailing.failed')?.state).toBe('stopped')
  expect(after('mailing.failed', 'mailing.failed', 'mailing.taken', 'mailing.failed')).toEqual({
    ...active,
    failures: 1,
  })
  expect(after('mailing.failed', 'mailing.failed', 'mailing.failed', 'mailing.resumed')).toEqual(active)
  expect(after('mailing.failed', 'mailing.failed', 'mailing.changed')).toEqual(active)
})

test.each(['active', 'paused', 'stopped'] as const)(
  'one that was %s is that again when its removal is taken back',
  (state) => {
    const removed = decideMailing({ ...active, state, failures: 1 }, 'mailing.removed')
    expect(removed && decideMailing(removed, 'mailing.restored')).toMatchObject({ state, failures: 1 })
  },
)
