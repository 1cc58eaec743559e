import { and, count, desc, eq } from 'drizzle-orm'

import type { NoteBody, QuickNote } from '../../../src/domain/contract/quick-panel.contract.ts'
import { NOTE_LIMITS } from '../../../src/domain/quick-panel.ts'
import type { Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { notes } from '../../platform/db/tables/quick-panel.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'

const presentNote = ({ id, title, detail, createdAt }: typeof notes.$inferSelect): QuickNote => ({
  id,
  title,
  detail,
  createdAt: createdAt.toISOString(),
})

export const createNotes = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) => ({
  list: async (userId: number): Promise<QuickNote[]> => {
    const rows = await db.select().from(notes).where(eq(notes.userId, userId)).orderBy(desc(notes.id))
    return rows.map(presentNote)
  },

  add: async (tx: Tx, userId: number, note: NoteBody): Promise<QuickNote> => {
    // Notes of one person are added one after the other, so that the count holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [held] = await tx.select({ count: count() }).from(notes).where(eq(notes.userId, userId))
    if ((held?.count ?? 0) >= NOTE_LIMITS.count) throw conflict('TOO_MANY_NOTES')
    const [row] = await tx
      .insert(notes)
      .values({ ...note, userId, createdAt: clock.now() })
      .returning()
    return presentNote(found(row))
  },

  remove: async (userId: number, noteId: number): Promise<void> => {
    const [gone] = await db
      .delete(notes)
      .where(and(eq(notes.id, noteId), eq(notes.userId, userId)))
      .returning({ id: notes.id })
    found(gone)
  },
})
