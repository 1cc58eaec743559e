import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { issueCertificateAt } from '../../src/domain/contract/certificate-deeds.contract.ts'
import { daysAfter, todayOf } from '../../src/domain/day-range.ts'

const zones = ['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Pago_Pago']
const instants = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') })

test('a certificate may be of today by the programme’s clock at any hour, and of no day after it', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), fc.integer({ min: -3, max: 3 }), (now, timeZone, days) => {
      const today = () => todayOf({ now, timeZone })
      const asked = { courseId: 1, completedOn: daysAfter(today(), days), reason: 'On paper', evidence: 'Its sheet' }
      expect(z.safeParse(issueCertificateAt(today), asked).success).toBe(days <= 0)
    }),
  )
})
