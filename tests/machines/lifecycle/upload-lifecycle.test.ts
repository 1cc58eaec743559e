import { expect, test } from 'vitest'

import { UPLOAD_STATES } from '../../../src/domain/file-upload.ts'
import { decideUpload } from '../../../src/machines/lifecycle/decide-upload.ts'

const EVENTS = ['upload.arrived', 'upload.passed', 'upload.refused', 'upload.abandoned'] as const

test.each([
  { isWhole: true, receiving: 'receiving: checking - - abandoned' },
  { isWhole: false, receiving: 'receiving: - - - abandoned' },
])('an upload is checked once it is whole, and given up until it was checked (whole: $isWhole)', (facts) => {
  const { isWhole, receiving } = facts
  const table = UPLOAD_STATES.map(
    (state) => `${state}: ${EVENTS.map((event) => decideUpload(state, { isWhole }, event) ?? '-').join(' ')}`,
  )
  expect(table).toEqual([
    receiving,
    'checking: - ready refused abandoned',
    'ready: - - - -',
    'refused: - - - -',
    'abandoned: - - - -',
  ])
})
