import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Fault } from '../../../src/domain/fault.ts'
import { FaultBanner } from '../../../src/views/pages/fault-banner.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

/** What asks for it did not come. */
const UNASKED: Fault = { kind: 'offline', code: 'UNASKED' }

test.each([
  [true, 'You are offline. Try again when the network is back.'],
  [false, 'You are offline. Nothing was sent. Try again when the network is back.'],
])(
  'of what was not asked for it is said that nothing was sent where it is a change: reading %s',
  async (isReading, said) => {
    await renderSpoken(
      isReading ? (
        <FaultBanner isReading title="Not read" fault={UNASKED} />
      ) : (
        <FaultBanner title="Not saved" fault={UNASKED} />
      ),
      [],
    )
    expect(screen.getByRole('alert')).toHaveTextContent(said)
  },
)
