import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import { PHOTO_FAULT } from '../../../src/domain/photo.ts'
import type { CodeValues } from '../../../src/machines/profile/accept-invitation.machine.ts'
import type { PreparedPhoto } from '../../../src/machines/profile/profile-photo.machine.ts'
import { aProfile, PHOTO_URL } from '../../../src/views/pages/profile/profile.story-data.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { field, filled, open, press } from './profile-world.tsx'

const FILE = new File(['a picture'], 'me.jpg', { type: 'image/jpeg' })

// It is compiled when it is first asked for, and takes its time.
beforeAll(() => import('../../../src/views/pages/profile/photo-removal.view.tsx'))

const withPhoto = answers<ProfileAnswer, undefined>(aProfile({ photoUrl: PHOTO_URL }))
const choose = () => userEvent.upload(screen.getByLabelText(/^Choose (a|another) photo$/), FILE)

describe('the photo', () => {
  it('is the initials of who has none, and none can be removed', async () => {
    await open()
    expect(await screen.findByRole('img', { name: /the initials of .Dana Whitfield/ })).toHaveTextContent('DW')
    expect(screen.queryByRole('button', { name: 'Remove the photo' })).toBeNull()
    const input = screen.getByLabelText('Choose a photo')
    expect(input).toHaveAttribute('accept', 'image/*')
    // A phone offers the camera beside its pictures; with this it would offer nothing else.
    expect(input).not.toHaveAttribute('capture')
    expect(input).toHaveAccessibleDescription(/Where and when it was taken is not sent\./)
  })

  it('is chosen, shown while it is sent, and said to be saved', async () => {
    const files: Blob[] = []
    await open({
      preparePhoto: fromPromise<PreparedPhoto, { file: Blob }>(async ({ input }) => {
        files.push(input.file)
        return { content: 'QUJD', type: 'image/jpeg' }
      }),
    })
    await filled()
    await choose()
    expect(await screen.findByText('Your photo is saved.')).toBeVisible()
    expect(files).toEqual([FILE])
    expect(screen.getByRole('img', { name: /^Photo of .Dana Whitfield/ })).toHaveAttribute('src', PHOTO_URL)
  })

  it('takes no other while one is sent', async () => {
    await open({ savePhoto: waits<string, { content: string }>() })
    await filled()
    await choose()
    expect(await screen.findByText('The photo is being saved')).toBeVisible()
    expect(screen.getByRole('img', { name: /^Photo of/ }).getAttribute('src')).toMatch(/^data:image\/png;base64,/)
    expect(screen.getByLabelText('Choose another photo')).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    [PHOTO_FAULT.tooLarge, 'This file is too large. Choose one of at most 40 megabytes.'],
    [PHOTO_FAULT.notAPicture, 'This file could not be read as a picture. Choose a JPEG, PNG or WebP.'],
  ])('that is no good (%s) is told', async (code, words) => {
    await open({ preparePhoto: fails<PreparedPhoto, { file: Blob }>({ kind: 'refused', code }) })
    await filled()
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  it('that could not be sent is sent again', async () => {
    let tries = 0
    await open({
      savePhoto: fromPromise<string, { content: string }>(async () => {
        tries += 1
        if (tries === 1) throw new Error('lost')
        return PHOTO_URL
      }),
    })
    await filled()
    await choose()
    expect(await screen.findByText(/The photo could not be sent\. It is kept here\./)).toBeVisible()
    await press('Try again')
    expect(await screen.findByText('Your photo is saved.')).toBeVisible()
  })

  it('is removed after a question, and the focus stays', async () => {
    await open({ read: withPhoto })
    await filled()
    await act(() => press('Remove the photo'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove your photo?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    expect(await screen.findByText('Your photo is removed.')).toBeVisible()
    expect(screen.getByRole('img', { name: /the initials of/ })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove the photo' })).toHaveFocus())
  })

  it('stays when one thinks better of it', async () => {
    let removals = 0
    await open({
      read: withPhoto,
      removePhoto: fromPromise<void, undefined>(async () => {
        removals += 1
      }),
    })
    await filled()
    await act(() => press('Remove the photo'))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(removals).toBe(0)
  })
})

describe('the roles', () => {
  it('are named, and since when', async () => {
    await open()
    const list = await screen.findByRole('list', { name: 'Your roles' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Student', 'Group coordinator'])
    expect(screen.getByText('With the program since January 5, 2025')).toBeVisible()
  })

  it('may be none', async () => {
    await open({ read: answers<ProfileAnswer, undefined>(aProfile({ roles: [] })) })
    expect(await screen.findByText(/You have no role yet\./)).toBeVisible()
  })

  it('come with a code', async () => {
    const codes: CodeValues[] = []
    let roles = [2]
    let tell = () => {}
    await open({
      read: fromPromise<ProfileAnswer, undefined>(async () => aProfile({ roles })),
      onWatched: (given) => {
        tell = given
      },
      accept: fromPromise<boolean, { values: CodeValues }>(async ({ input }) => {
        codes.push(input.values)
        roles = [2, 3]
        tell()
        return true
      }),
    })
    await filled()
    await press('I have a verification code')
    expect(field('Verification code')).toHaveFocus()
    expect(field('Verification code')).toHaveAttribute('autocomplete', 'off')
    await userEvent.type(field('Verification code'), 'ABCD-EFGH')
    await press('Use the code')
    expect(await screen.findByText('The code is accepted. These are your roles now.')).toHaveFocus()
    expect(await screen.findByText('Instructor')).toBeVisible()
    expect(codes).toEqual([{ verificationCode: 'ABCD-EFGH' }])
    expect(screen.getByRole('button', { name: 'Use another code' })).toBeVisible()
  })

  it('do not come with a code that was used', async () => {
    const fields = [{ field: 'verificationCode', message: 'This code was used already.' }]
    await open({ accept: fails<boolean, { values: CodeValues }>({ kind: 'refused', fields }) })
    await filled()
    await press('I have a verification code')
    await userEvent.type(field('Verification code'), 'ABCD')
    await press('Use the code')
    expect(await screen.findByRole('alert')).toHaveTextContent('This code was used already.')
    expect(field('Verification code')).toHaveValue('ABCD')
    expect(field('Verification code')).toHaveAccessibleDescription(/^This code was used already\./)
  })

  it('need a code: an empty field says so, and may be left', async () => {
    await open()
    await filled()
    await press('I have a verification code')
    await press('Use the code')
    expect(field('Verification code')).toHaveFocus()
    expect(field('Verification code')).toHaveAccessibleDescription(/^Field Required/)
    await press('Cancel')
    expect(screen.getByRole('button', { name: 'I have a verification code' })).toHaveFocus()
  })
})

describe('the list of sections', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Of each section its top, as if they stood 500 pixels apart. */
  const scrollTo = (top: number) => {
    const order = ['photo', 'details', 'agencies', 'name', 'appearance', 'roles']
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      return new DOMRect(0, order.indexOf(this.id) * 500 - top)
    })
    act(() => void window.dispatchEvent(new Event('scroll')))
  }
  const current = () => document.querySelector('[aria-current=location]')?.textContent

  it('marks the one in view', async () => {
    await open()
    await filled()
    const seen = [0, 700, 2250].map((top) => {
      scrollTo(top)
      return current()
    })
    expect(seen).toEqual(['Photo', 'Agencies and numbers', 'Roles and codes'])
  })
})
