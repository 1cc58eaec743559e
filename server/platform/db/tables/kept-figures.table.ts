import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Which transactions had ended when a statement began. */
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Figures that pass over everybody, as they were counted at an instant: see decision 044. */
export const keptFigures = pgTable('kept_figures', {
  /** What was counted: its name, and what it depends on. */
  key: text().primaryKey(),
  /** The sums that were counted, as `Figure` has them. */
  rows: jsonb().notNull(),
  /** What was seen of others when it was counted: what came later is in `training_changes`. */
  seen: snapshot().notNull(),
  at: instant('at').notNull(),
  /** Whose transactions these are: in another cluster their numbers say nothing. */
  cluster: text().notNull(),
})

/** Students whose training or whose record changed, each time with how it was before. Triggers write it. */
export const trainingChanges = pgTable(
  'training_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transaction('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    studentId: integer('student_id').notNull(),
    /** As `training_state` gives it; null where there was no such student. */
    was: jsonb(),
  },
  (table) => [index('training_changes_by_transaction').on(table.transaction)],
)

/** How many enrolments of a course are under way, and how many are completed and not verified: the sum of its rows. */
export const enrollmentTallies = pgTable(
  'enrollment_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id').notNull(),
    underway: integer().notNull(),
    unverified: integer().notNull(),
  },
  (table) => [index('enrollment_tallies_by_course').on(table.courseId)],
)
