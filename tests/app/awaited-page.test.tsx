import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import type * as PageLoader from '../../src/app/page/page-loader.tsx'
import { FaultError } from '../../src/domain/fault.ts'
import { openApp } from './mount-app.tsx'

type Loader = typeof PageLoader

const network = vi.hoisted(() => ({
  isAway: false,
  isSilent: false,
  isBroken: false,
  lost: new Map<string, Promise<never>>(),
}))

vi.mock('../../src/app/page/page-loader.tsx', async (importOriginal) => {
  const loader = await importOriginal<Loader>()
  const lose = (route: string) => {
    const loss = network.lost.get(route) ?? Promise.reject(new FaultError({ kind: 'offline' }))
    network.lost.set(route, loss)
    return loss
  }
  const broken = loader.loadPage('/mission', 'en').then(({ route, content }) =>
    Object.assign(
      () => {
        throw new Error('The page broke')
      },
      { route, content },
    ),
  )
  const load: Loader['loadPage'] = (route, language, given) => {
    if (network.isBroken && route === '/contact') return broken
    if (given && network.isSilent) return new Promise(() => {})
    return network.isAway && route === '/contact' ? lose(route) : loader.loadPage(route, language, given)
  }
  return { ...loader, loadPage: load }
})

const setNetwork = (isThere: boolean) => {
  network.isAway = !isThere
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    Object.assign(network, { isAway: false, isSilent: false, isBroken: false })
    vi.restoreAllMocks()
  }
})

const openWithout = async () => {
  await openApp('/mission')
  setNetwork(false)
  await act(async () => history.pushState(null, '', '/contact'))
  await heading('This page needs the network.')
}

test('a page whose files are out of reach says that it needs the network, and comes when that is back', async () => {
  await openWithout()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('This page needs the network.')
  setNetwork(true)
  await heading('Contact us')
})

test("while its files are awaited the button is busy, and where they hang the network's return begins anew", async () => {
  await openWithout()
  network.isSilent = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const again = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
  network.isSilent = false
  setNetwork(true)
  await heading('Contact us')
})

test('it leads back to where one was', async () => {
  await openWithout()
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
  await waitFor(() => expect(screen.queryByText('This page needs the network.')).toBeNull())
  expect(location.pathname).toBe('/mission')
})

test('what stands for a page gives it its title, until the page or the one before is there', async () => {
  await openWithout()
  await waitFor(() => expect(document.title).toBe('This page needs the network. - TIM Training'))
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
  await waitFor(() => expect(document.title).toBe('Mission - TIM Training'))
  await act(async () => history.pushState(null, '', '/contact'))
  await waitFor(() => expect(document.title).toBe('This page needs the network. - TIM Training'))
  setNetwork(true)
  await waitFor(() => expect(document.title).toBe('Contact Us - TIM Training'))
})

test('what is said of a page that broke is its title, and not that of another page', async () => {
  await openApp('/mission')
  network.isBroken = true
  await act(async () => history.pushState(null, '', '/contact'))
  await heading('Something went wrong.')
  await waitFor(() => expect(document.title).toBe('Something went wrong. - TIM Training'))
  act(() => history.back())
  await waitFor(() => expect(document.title).toBe('Mission - TIM Training'))
})
