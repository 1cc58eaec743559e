import type { Task } from './task.types.ts'

export const nameTask: Task = {
  as: 'admin',
  from: '/admin/users',
  scenes: {
    open: async ({ page, hold, press, see }) => {
      await hold(3)
      await press(page.getByRole('link', { name: /^Approvals/ }))
      await see(page.getByRole('row', { name: /Hasan Karaca/ }))
    },
    look: async ({ page, hold, point }) => {
      const cells = page.getByRole('row', { name: /Hasan Karaca/ }).getByRole('cell')
      for (const at of [0, 2, 3]) {
        await point(cells.nth(at))
        await hold(0.8)
      }
    },
    decide: async ({ page, hold, press, until }) => {
      await press(
        page
          .getByRole('row', { name: /Hasan Karaca/ })
          .getByRole('button')
          .last(),
      )
      await press(page.getByRole('menuitem', { name: 'Approve' }))
      await until(1)
      await hold(4)
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }))
    },
    done: async ({ page, hold, see }) => {
      await see(page.getByRole('row', { name: /Approved/ }))
      await hold(1)
    },
  },
}
