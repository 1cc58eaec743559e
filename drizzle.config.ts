import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/tables/*.table.ts',
  out: './server/platform/db/migrations',
})
