import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { ROLE } from '../../../src/domain/role.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { WelcomeDialog, type WelcomeDialogProps } from '../../../src/views/shell/welcome/welcome-dialog.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = async (props: Partial<WelcomeDialogProps> = {}, leadsSomewhere: (url: string) => boolean = () => true) => {
  const spoken = await renderSpoken(
    <PlacesProvider leadsSomewhere={leadsSomewhere}>
      <WelcomeDialog name="Ada" roles={[ROLE.student]} onClose={() => {}} {...props} />
    </PlacesProvider>,
    ['welcome'],
  )
  return { ...spoken, dialog: within(await screen.findByRole('dialog', { name: 'Welcome, Ada' })) }
}

const places = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getAllByRole('link').map((link) => link.getAttribute('href'))

it('greets by name and says three things to do next', async () => {
  const { dialog } = await open()
  expect(places(dialog)).toEqual(['/student/dash', '/online-course-enrollment', '/documentation'])
  expect(dialog.getByText('Open your courses')).toBeInTheDocument()
})

it('leads nowhere that has no page', async () => {
  const { dialog } = await open({ roles: [ROLE.instructor] }, (url) => url === '/course/verification')
  expect(places(dialog)).toEqual(['/course/verification'])
})

it('is closed by following a link, which leads on', async () => {
  const onClose = vi.fn<() => void>()
  const { dialog, visited } = await open({ onClose })
  await userEvent.click(dialog.getByRole('link', { name: /^Open your courses/ }))
  expect([onClose.mock.calls.length, visited.at(-1)]).toEqual([1, '/student/dash'])
})

it.each(['Look around first', 'Close'])('is closed by "%s"', async (name) => {
  const onClose = vi.fn<() => void>()
  const { dialog } = await open({ onClose })
  await userEvent.click(dialog.getByRole('button', { name }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
