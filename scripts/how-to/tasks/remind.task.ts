import type { Task } from './task.types.ts'

export const remindTask: Task = {
  as: 'coordinator',
  from: '/coordinator/student-progress',
  scenes: {
    figures: async ({ page, hold, point }) => {
      await hold(2)
      await point(page.getByRole('link', { name: 'Show who is overdue' }))
    },
    ask: async ({ page, press, type, until }) => {
      await press(page.getByRole('button', { name: 'Remind them' }).first())
      await until(1)
      const field = page.getByRole('alertdialog').getByRole('textbox')
      const wanted = /\d+/.exec(await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? ''))
      await type(field, String(wanted))
    },
    send: async ({ page, hold, press }) => {
      await hold(0.5)
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Send reminders' }))
    },
    result: async ({ page, hold, see }) => {
      await see(page.getByText(/were reminded|was reminded/).first())
      await hold(1)
    },
  },
}
