import { expect, it } from 'vitest'

import { devEnvironment } from '../../scripts/dev-environment.ts'
import { readSettings } from '../../server/platform/settings.ts'

const settingsOf = (given: Readonly<Record<string, string>>) => {
  const { port, publicUrl, isDemo } = readSettings({
    ...given,
    ...devEnvironment(given, { apiPort: '3001', pagePort: '3000' }),
  })
  return { port, publicUrl, isDemo }
}

it('mails links that lead to the pages, and is a demo where the server alone would be one', () => {
  const PAGES = 'http://localhost:3000'
  expect(settingsOf({ PORT: '3000' })).toEqual({ port: 3001, publicUrl: PAGES, isDemo: true })
  expect(settingsOf({ DATABASE_URL: 'postgres://db/tim' })).toMatchObject({ publicUrl: PAGES, isDemo: false })
  expect(settingsOf({ DATABASE_URL: 'postgres://db/tim', DEMO: '1' })).toMatchObject({ isDemo: true })
  expect(settingsOf({ DEMO: '0' })).toMatchObject({ isDemo: false })
  expect(settingsOf({ PUBLIC_URL: 'https://tim.example' })).toMatchObject({ publicUrl: 'https://tim.example' })
})
