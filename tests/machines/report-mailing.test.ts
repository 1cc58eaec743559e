import { expect, test } from 'vitest'

import { FaultError } from '../../src/domain/fault.ts'
import { isOvertaken, mailingFault } from '../../src/machines/reports/report-mailing.machine.ts'

test('what the server refuses of an agency or a view is said where both are chosen', () => {
  const refused = (field: string) =>
    mailingFault(new FaultError({ kind: 'refused', fields: [{ field, message: 'no' }] }))
  expect(['agencyId', 'viewId', 'recipients'].map((field) => refused(field).fault)).toEqual(
    ['what', 'what', 'recipients'].map((field) => ({ kind: 'refused', fields: [{ field, message: 'no' }] })),
  )
  expect(mailingFault(new Error('away')).fault).toEqual({ kind: 'unexpected' })
})

test('that somebody else was quicker is told from every other conflict', () => {
  expect([
    isOvertaken({ kind: 'conflict', code: 'REPORT_MAILING_CHANGED' }),
    isOvertaken({ kind: 'conflict', code: 'TOO_MANY_MAILINGS' }),
    isOvertaken(null),
  ]).toEqual([true, false, false])
})
