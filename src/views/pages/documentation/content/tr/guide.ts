import type { Guide } from '../guide.types.ts'
import { anywhere } from './anywhere.ts'
import { configuration } from './configuration.ts'
import { admin, coordinator, instructor, master } from './roles.ts'
import { screen } from './screen.ts'
import { start } from './start.ts'
import { student } from './student.ts'

export const guide = {
  start,
  screen,
  anywhere,
  student,
  instructor,
  coordinator,
  admin,
  configuration,
  master,
} satisfies Guide
