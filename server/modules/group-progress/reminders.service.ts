import type { Platform } from '../../platform/platform.ts'
import { readReminders } from './reminders.repository.ts'

export const REMINDERS_JOB = 'reminders.write'

/** Writes the mails of reminders that were noted. */
export const remindersJob = ({ db, jobs, mail, settings }: Platform): void => {
  jobs.handle(REMINDERS_JOB, async ({ ids, coordinator }: { ids: string; coordinator: string | null }) => {
    await db.transaction(async (tx) => {
      const rows = await readReminders(tx, ids.split(',').map(Number))
      for (const courses of Map.groupBy(rows, ({ studentId }) => studentId).values()) {
        const [person] = courses
        if (!person) continue
        const { firstName, lastName, email, language } = person
        await mail.send(tx, {
          template: 'courseReminder',
          to: { name: `${firstName} ${lastName}`, address: email },
          language,
          data: {
            coordinator,
            courses: courses.map(({ title, dueOn }) => ({ title: title[language], dueOn })),
            // One course has a page of its own; of several, the person's own page says where each stands.
            link: `${settings.publicUrl}${courses.length === 1 ? `/course/search/${person.courseId}` : '/student/dash'}`,
          },
        })
      }
    })
  })
}
