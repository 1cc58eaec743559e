import type { Task } from './task.types.ts'

export const certificateTask: Task = {
  as: 'admin',
  from: '/admin/students',
  scenes: {
    search: async ({ page, hold, key, see }) => {
      await hold(1)
      await key('Control+k')
      const field = page.getByRole('combobox').last()
      await see(field)
      for (const letter of 'amina') {
        await page.keyboard.type(letter)
        await hold(0.2)
      }
      await see(page.getByRole('option', { name: /Amina/ }))
    },
    open: async ({ page, press, see }) => {
      await press(page.getByRole('option', { name: /Amina/ }))
      await see(page.getByRole('heading', { name: /Amina/ }))
    },
    training: async ({ page, hold, press, point, scroll, until }) => {
      await press(page.getByRole('link', { name: 'Training', exact: true }))
      await hold(1.5)
      await scroll(220)
      await point(page.getByText(/TIM-[0-9A-Z]{4}/).first())
      await until(1)
      await point(
        page
          .getByRole('button', { name: /Revoke/ })
          .or(page.getByRole('link', { name: /Download/ }))
          .first(),
      )
    },
  },
}
