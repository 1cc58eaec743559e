import { expect, test } from 'vitest'

import storybook from '../../.storybook/main.ts'
import app from '../../vite.config.ts'

test('Storybook is built without what shapes the files of the app, and has all else of its config', async () => {
  const { environments, ...own } = app
  expect(environments?.['client']?.build?.manifest).toBe(true)
  const built = await storybook.viteFinal?.(app, { configType: 'PRODUCTION' } as never)
  expect(built).toEqual({ ...own, plugins: app.plugins?.filter((plugin) => Array.isArray(plugin)) })
})
