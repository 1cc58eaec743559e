import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type * as Chunk from '../../src/app/chunk.ts'
import { FaultError } from '../../src/domain/fault.ts'
import { ROLE } from '../../src/domain/role.ts'
import { FAILURE_HELD_MS, loadWords } from '../../src/i18n/words.tsx'
import { holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const network = vi.hoisted(() => ({ isAway: false }))

vi.mock('../../src/app/chunk.ts', async (importOriginal) => {
  const chunk = await importOriginal<typeof Chunk>()
  const loadChunk: (typeof Chunk)['loadChunk'] = async (load) => {
    if (network.isAway) throw new FaultError({ kind: 'offline' })
    return chunk.loadChunk(load)
  }
  return { ...chunk, loadChunk }
})

beforeAll(async () => {
  const parts = [
    import('../../src/app/routes/enroll-dialog.route.tsx'),
    import('../../src/app/parts/credential-check.part.tsx'),
    import('../../src/views/ui/dialog-box.view.tsx'),
    import('../../src/app/routes/awaited-page.route.tsx'),
  ]
  await Promise.all([...parts, loadWords('en', ['awaitedPage', 'credential', 'enrollment'])])
})

beforeEach(() => {
  network.isAway = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
  return () => void vi.restoreAllMocks()
})

/** What is pressed waits for a part: not within a press that nobody awaits. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

test.each([
  { path: '/home', isSignedIn: true, name: 'Enroll', there: () => screen.findByRole('dialog') },
  {
    path: '/course/verification',
    isSignedIn: false,
    name: 'Check a credential file',
    there: () => screen.findByRole('region', { name: 'Check a credential file' }),
  },
])('what "$name" leads to comes once there is a network, though it was first asked for without', async (asked) => {
  if (asked.isSignedIn) holdToken(livingToken())
  await openApp(asked.path)
  await screen.findByRole('button', { name: asked.name })
  network.isAway = true
  await press(asked.name)
  await screen.findByText('This part could not be shown. Try again, or reload the page.')
  await new Promise((settle) => setTimeout(settle, FAILURE_HELD_MS + 100))
  network.isAway = false
  await press(asked.name)
  expect(await asked.there()).toBeInTheDocument()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['a person', '/admin/users', 'person', 'User List'],
  ['a course', '/admin/courses', 'course', 'Course List'],
  ['a video', '/admin/how-to', 'video', 'How To Videos'],
])(
  '%s of a list, whose page is out of reach, is awaited at its address, and Back leads to the list as it was',
  async (_, list, named, title) => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(ROLE.admin)) })
    await openApp(`${list}?search=ng`)
    await heading(title)
    network.isAway = true
    await act(async () => history.pushState(null, '', `${list}?${named}=5`))
    await heading('This page needs the network.')
    expect(location.search).toBe(`?${named}=5`)
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
    await heading(title)
    expect(location.pathname + location.search).toBe(`${list}?search=ng`)
  },
)
