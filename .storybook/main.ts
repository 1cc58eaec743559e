import { readdirSync } from 'node:fs'

import type { StorybookConfig } from '@storybook/react-vite'

/** What shapes the files of the app: plugins are called as their files are. Storybook has an entry and files of its own. */
const ofTheApp = new Set([
  'version-file',
  ...readdirSync(new URL('../scripts/tricks', import.meta.url)).map((file) => file.replace(/\.ts$/, '')),
])

const isOfTheApp = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  typeof plugin.name === 'string' &&
  ofTheApp.has(plugin.name)

const config: StorybookConfig = {
  // The server's mails are shown where their templates are: src may not know the server.
  stories: ['../src/**/*.stories.tsx', '../server/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: ({ environments: _ofTheApp, plugins = [], ...own }) => ({
    ...own,
    plugins: plugins.filter((plugin) => !isOfTheApp(plugin)),
  }),
}

export default config
