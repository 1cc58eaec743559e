import { notes as noteTable } from '../platform/db/tables/quick-panel.table.ts'
import { notes } from './content/notes.ts'
import { given } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

/** What people noted for themselves. */
export const seedNotes = async ({ tx, dayAt }: SeedContext, { userIds }: SeededPeople): Promise<void> => {
  await tx.insert(noteTable).values(
    notes.map(({ person, title, detail, day }) => ({
      userId: given(userIds, person),
      title,
      detail,
      createdAt: dayAt(day),
    })),
  )
}
