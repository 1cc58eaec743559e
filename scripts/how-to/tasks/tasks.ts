import { attendanceTask } from './attendance.task.ts'
import { certificateTask } from './certificate.task.ts'
import { inviteTask } from './invite.task.ts'
import { nameTask } from './name.task.ts'
import { planTask } from './plan.task.ts'
import { publishTask } from './publish.task.ts'
import { remindTask } from './remind.task.ts'
import type { Task } from './task.types.ts'

/** How each task is done, by the slug of its script. */
export const tasks: Readonly<Record<string, Task>> = {
  'how-to-invite-an-instructor': inviteTask,
  'how-to-change-and-publish-a-course': publishTask,
  'how-to-find-a-certificate': certificateTask,
  'how-to-plan-a-class': planTask,
  'how-to-take-attendance': attendanceTask,
  'how-to-remind-who-is-overdue': remindTask,
  'how-to-approve-a-name': nameTask,
}
