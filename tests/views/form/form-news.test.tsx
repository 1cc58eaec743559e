import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Fault } from '../../../src/domain/fault.ts'
import { useWords } from '../../../src/i18n/words.tsx'
import { FormNews } from '../../../src/views/form/form-news.view.tsx'
import { faultWords } from '../../../src/views/pages/fault-words.ts'
import { renderSpoken } from '../support/speak.tsx'

test.each<[string, Fault, string]>([
  [
    'of what was not sent that nothing was',
    { kind: 'offline', code: 'UNSENT' },
    'Not saved You are offline. Nothing was sent. Try again when the network is back.',
  ],
  [
    'of what was not sent, since what sends it did not come, that nothing was',
    { kind: 'offline', code: 'UNASKED' },
    'Not saved You are offline. Nothing was sent. Try again when the network is back.',
  ],
  [
    'of what was lost on its way that nothing is known of it',
    { kind: 'offline' },
    'Whether this was done is not known You are offline. Try again when the network is back.',
  ],
])('a form says %s', async (_what, fault, said) => {
  await renderSpoken(<FormNews check="Check these" errors={[]} fault={fault} failed="Not saved" />, [])
  expect(
    screen.getByRole('alert').textContent?.replace('saved', 'saved ').replace('known', 'known ').replace(/ +/g, ' '),
  ).toBe(said)
})

test('what could not be read, since what reads it did not come, is offline as any', async () => {
  const Read = ({ fault }: Readonly<{ fault: Fault }>) => <p>{faultWords(useWords(), fault)}</p>
  await renderSpoken(<Read fault={{ kind: 'offline', code: 'UNASKED' }} />, [])
  expect(screen.getByText('You are offline. Try again when the network is back.')).toBeVisible()
})
