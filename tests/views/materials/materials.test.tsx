import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import type { TaughtWith } from '../../../src/domain/contract/material.contract.ts'
import type { UploadInput } from '../../../src/machines/materials/material-upload.machine.ts'
import { MaterialsPage, type MaterialsViewer } from '../../../src/views/pages/materials/materials.view.tsx'
import { OFFERED, retiringThat, TAUGHT_WITH, uploadThat } from '../../../src/views/pages/materials/story-materials.ts'
import { answers, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = async (viewer: MaterialsViewer, upload = uploadThat()) => {
  const onSignIn = vi.fn<() => void>()
  await renderSpoken(
    <MaterialsPage
      viewer={viewer}
      materials={resourceThat(answers<readonly TaughtWith[], { query: undefined }>(TAUGHT_WITH))}
      courses={OFFERED}
      upload={upload}
      retiring={retiringThat()}
      onSignIn={onSignIn}
    />,
    ['teachingMaterials', 'fieldRules'],
  )
  return onSignIn
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('materials', () => {
  it('tell a guest why there are none, and lead to sign-in', async () => {
    const onSignIn = await open('guest')
    await press('Sign in')
    expect([onSignIn.mock.calls.length, screen.queryByRole('button', { name: 'Add a file' })]).toEqual([1, null])
  })

  it('tell who does not teach how one becomes an instructor', async () => {
    await open('visitor')
    expect(screen.getByRole('link', { name: 'Ask to become an instructor' })).toHaveAttribute('href', '/contact')
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })

  it('show the version in force, and those before it behind a fold', async () => {
    await open('reader')
    const link = await screen.findByRole('link', { name: 'Download Instructor guide outline, version 3, 42 kB' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/api/materials/versions/3/download?viewer=1&expires=2&signature=x',
      'instructor-guide-outline.pdf',
    ])
    expect(screen.getByText('What changed: A ten-minute break after lesson 5.')).toBeVisible()
    expect(screen.getByText('2 older versions')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull()
  })

  it('are added with what changed; what is missing is said', async () => {
    const uploads: UploadInput[] = []
    const upload = uploadThat((tell, input) => {
      uploads.push(input)
      tell({ type: 'upload.arrived' })
    })
    const file = new File(['%PDF-'], 'Guide.pdf')
    await open('keeper', upload)
    await press('New version: Instructor guide outline')
    const dialog = await screen.findByRole('dialog', { name: 'New version of Instructor guide outline' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await within(dialog).findByRole('link', { name: 'File: Choose a file first.' })).toBeVisible()
    await userEvent.upload(within(dialog).getByLabelText('File'), file)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^What changed/ }), 'A break')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The file was added. It is in force now.')).toBeVisible()
    expect(uploads).toEqual([
      { upload: { fileName: 'Guide.pdf', note: 'A break', to: { kind: 'version', materialId: 4 } }, file },
    ])
  })

  it('show how much of a file has left, and give it up', async () => {
    await open(
      'keeper',
      uploadThat((tell) => tell({ type: 'upload.progressed', part: 0.42 })),
    )
    await press('New version: Sign-in sheet')
    await userEvent.upload(await screen.findByLabelText('File'), new File(['%PDF-'], 'Sheet.pdf'))
    await press('Add')
    const bar = await screen.findByRole('progressbar', { name: 'Uploading the file' })
    expect([bar.tagName, bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['PROGRESS', '0.42', '1'])
    expect(screen.getByText('42%', { selector: 'span' })).toBeVisible()
    await press('Cancel the upload')
    expect(await screen.findByText('The upload was cancelled')).toBeVisible()
    expect([screen.queryByRole('progressbar'), screen.getByText('Sheet.pdf').tagName]).toEqual([null, 'BDI'])
  })

  it('say that the server has its work with what has left', async () => {
    await open(
      'keeper',
      uploadThat((tell) => tell({ type: 'upload.progressed', part: 1 })),
    )
    await press('New version: Sign-in sheet')
    await userEvent.upload(await screen.findByLabelText('File'), new File(['%PDF-'], 'Sheet.pdf'))
    await press('Add')
    expect(await screen.findByText('Sent. The server is checking it.')).toBeVisible()
  })

  it('are retired after a question', async () => {
    await open('keeper')
    await press('Retire Sign-in sheet')
    const dialog = await screen.findByRole('alertdialog', { name: 'Retire Sign-in sheet?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retire' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
