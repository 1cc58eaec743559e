import type { Task } from './task.types.ts'

export const publishTask: Task = {
  as: 'admin',
  from: '/admin/courses',
  scenes: {
    open: async ({ page, hold, press, see }) => {
      await hold(0.5)
      await press(
        page
          .getByRole('row', { name: /Online/ })
          .getByRole('link')
          .first(),
      )
      await see(page.getByRole('textbox', { name: 'English' }).nth(1))
    },
    change: async ({ page, key, press, see, type }) => {
      const description = page.getByRole('textbox', { name: 'English' }).nth(1)
      await press(description)
      await key('Control+Home')
      await type(description, '')
      await key('Control+Home')
      await page.keyboard.type('New: ')
      await see(page.getByText('Saved', { exact: true }))
    },
    lessons: async ({ page, hold, press, scroll }) => {
      await press(page.getByRole('link', { name: /^Lessons/ }))
      await hold(1.5)
      await scroll(260)
      await hold(1.5)
      await scroll(-260)
    },
    publish: async ({ page, hold, press, see, until }) => {
      await press(page.getByRole('button', { name: 'Publish', exact: true }))
      const dialog = page.getByRole('dialog')
      await see(dialog.getByText(/keep/))
      await until(1)
      await hold(3)
      await press(dialog.getByRole('button', { name: 'Publish', exact: true }))
      await see(page.getByText(/version 2/i))
    },
  },
}
