import type { WholeGuide } from '../guide.types.ts'
import { anywhere } from './anywhere.ts'
import { configuration } from './configuration.ts'
import { heads } from './heads.ts'
import { admin, coordinator, instructor, master } from './roles.ts'
import { screen } from './screen.ts'
import { start } from './start.ts'
import { student } from './student.ts'

/** All of it at once. The app brings the parts as they are read. */
export const guide: WholeGuide = {
  heads,
  bodies: { start, screen, anywhere, student, instructor, coordinator, admin, configuration, master },
}
