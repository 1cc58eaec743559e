import type { Task } from './task.types.ts'

export const attendanceTask: Task = {
  as: 'instructor',
  // The demo's class of today.
  from: '/instructor/roster/7',
  scenes: {
    open: async ({ hold, scroll }) => {
      await hold(1)
      await scroll(160)
    },
    missing: async ({ page, press, until }) => {
      for (const name of ['Denise Albright', 'Tariq Aziz']) {
        await press(page.getByRole('group', { name: new RegExp(name) }).getByRole('button', { name: /No-show/ }))
      }
      await until(1)
      await press(page.getByRole('button', { name: 'Mark them all as present' }))
    },
    saved: async ({ page, hold, point, scroll }) => {
      await scroll(-160)
      await hold(0.5)
      await point(page.getByRole('region', { name: 'Attendance', exact: true }))
      await hold(2)
    },
    walkIn: async ({ page, hold, key, press }) => {
      await press(page.getByRole('button', { name: 'Add walk-in' }))
      await hold(3)
      await key('Escape')
    },
  },
}
