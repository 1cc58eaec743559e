import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { NameChange, NameStanding } from '../../../src/domain/contract/name-change.contract.ts'
import type { NameChangeValues } from '../../../src/machines/name-change/name-change.machine.ts'
import { aNameChange } from '../../../src/views/pages/profile/profile.story-data.ts'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { field, filled, open, press } from './profile-world.tsx'

const stands = (latest: NameChange | null, needsApproval = true) => ({
  standing: answers<NameStanding, undefined>({ needsApproval, latest }),
})

describe('the name on certificates', () => {
  it('is changed with the other details while nothing stands on it', async () => {
    await open()
    await filled()
    expect(await screen.findByText(/No certificate and no verification stands on your name yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask for another name' })).toBeNull()
  })

  it('is asked for with a reason, and then waits', async () => {
    await open(stands(null))
    await filled()
    await press('Ask for another name')
    await press('Send the request')
    expect(field(/^Reason/)).toHaveFocus()
    expect(field(/^Reason/)).toHaveAccessibleDescription(/Field Required/)
    await userEvent.type(field(/^Reason/), 'I married.')
    await press('Send the request')
    expect(await screen.findByText('An administrator looks at your request')).toBeVisible()
    expect(screen.getByText('Dana Reyes')).toBeVisible()
  })

  it('keeps what was written when the server says no', async () => {
    await open({
      ...stands(null),
      askName: fails<NameChange, { values: NameChangeValues }>({
        kind: 'refused',
        fields: [{ field: 'firstName', message: 'This is your name already.' }],
      }),
    })
    await filled()
    await press('Ask for another name')
    await userEvent.type(field(/^Reason/), 'I married.')
    await press('Send the request')
    await waitFor(() => expect(field('New first name')).toHaveAccessibleDescription('This is your name already.'))
    expect(field(/^Reason/)).toHaveValue('I married.')
  })

  it('that was refused says why, and is asked for again', async () => {
    await open(stands(aNameChange({ state: 'refused', refusal: 'The record is of another person.' })))
    await filled()
    expect(await screen.findByText('The record is of another person.')).toBeVisible()
    await press('Ask again')
    expect(field('New first name')).toHaveValue('Dana')
  })

  it('that was approved says so', async () => {
    await open(stands(aNameChange({ state: 'approved' })))
    await filled()
    expect(await screen.findByText(/Dana Reyes.* was approved/)).toBeVisible()
  })

  it('that waits is withdrawn once that was confirmed', async () => {
    await open(stands(aNameChange()))
    await filled()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }))
    await press('Keep it')
    await press('Withdraw the request')
    await press('Withdraw the request')
    expect(await screen.findByRole('button', { name: 'Ask for another name' })).toBeVisible()
  })

  it('that could not be read is read again', async () => {
    await open({ standing: fails<NameStanding, undefined>({ kind: 'offline' }) })
    await filled()
    expect(await screen.findByText('What became of your name could not be read')).toBeVisible()
  })
})
