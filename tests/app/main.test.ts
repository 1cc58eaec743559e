import type * as ReactClient from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FIRST_DATA_ID, writeData } from '../../src/app/first-data.ts'

const { drawn } = vi.hoisted(() => ({ drawn: [] as { unmount: () => void }[] }))
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof ReactClient>()
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given)
    drawn.push(root)
    return root
  }
  return { ...client, createRoot }
})

beforeEach(() => {
  vi.resetModules()
  document.body.replaceChildren()
})
afterEach(async () => {
  // The app that has begun brings what it draws with: its window does not go before that is here.
  await vi.dynamicImportSettled()
  for (const root of drawn.splice(0)) root.unmount()
  // What React has put off is over before the page goes away.
  await new Promise((done) => setTimeout(done))
  vi.unstubAllGlobals()
})

test('a page without the root element is refused loudly', async () => {
  await expect(import('../../src/app/main.tsx')).rejects.toThrow('Failed to find the root element')
}, 60_000)

test('a page that names another server asks that one, with its headers', async () => {
  const asked = new Set<string>()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string, { headers }: Readonly<{ headers: Headers }>) => {
    asked.add(`${url} for ${headers.get('X-Program')}`)
    return Response.json([])
  })
  const calls = { baseUrl: 'https://api.example.org/v1', headers: { 'X-Program': 'state' } }
  history.replaceState(null, '', '/home')
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="${FIRST_DATA_ID}">${writeData({ calls })}</script>`
  await import('../../src/app/main.tsx')
  await vi.waitFor(() => expect([...asked]).toEqual(['https://api.example.org/v1/courses for state']), {
    timeout: 30_000,
  })
}, 60_000)
