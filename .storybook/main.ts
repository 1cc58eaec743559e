import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  // The server's mails are shown where their templates are: src may not know the server.
  stories: ['../src/**/*.stories.tsx', '../server/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
