import type { Task } from './task.types.ts'

export const inviteTask: Task = {
  as: 'admin',
  from: '/admin/instructors',
  scenes: {
    open: async ({ page, hold, press, see }) => {
      await hold(3)
      await press(page.getByRole('link', { name: 'Invitations', exact: true }))
      await see(page.getByRole('table', { name: 'Invitations' }))
    },
    write: async ({ page, press, type, until }) => {
      await press(page.getByRole('button', { name: 'Invite someone' }).first())
      await until(1)
      const dialog = page.getByRole('dialog')
      await type(dialog.getByLabel('First name'), 'Mateo')
      await type(dialog.getByLabel('Last name'), 'Rivas')
      await type(dialog.getByRole('textbox', { name: 'Email' }), 'mateo.rivas@example.org')
    },
    send: async ({ page, hold, press, see }) => {
      await hold(0.5)
      await press(page.getByRole('dialog').getByRole('button', { name: 'Send the invitation' }))
      await see(page.getByRole('row', { name: /Mateo Rivas/ }))
    },
    follow: async ({ page, hold, point, press }) => {
      const row = page.getByRole('row', { name: /Mateo Rivas/ })
      await point(row.getByText('Open', { exact: true }))
      await hold(3)
      await press(row.getByRole('button', { name: /Mateo Rivas/ }).last())
    },
  },
}
