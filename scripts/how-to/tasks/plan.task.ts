import type { Page } from '@playwright/test'

import type { Task } from './task.types.ts'

const DAY_MS = 86_400_000
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

export const planTask: Task = {
  as: 'instructor',
  from: '/instructor/dash',
  scenes: {
    begin: async ({ page, choose, hold, press, see }) => {
      await hold(0.5)
      await press(page.getByRole('link', { name: 'New class', exact: true }).last())
      const course = page.getByLabel('Course', { exact: true })
      await see(course)
      const title = await course.locator('option', { hasText: 'National TIM Responder' }).first().innerText()
      await choose(course, title)
      await press(next(page))
    },
    sessions: async ({ page, fill, hold, press }) => {
      await fill(page.getByLabel('Day, session 1'), dayAhead(33))
      await fill(page.getByLabel('Begins, session 1'), '08:00')
      await fill(page.getByLabel('Ends, session 1'), '12:00')
      await hold(0.8)
      await press(next(page))
    },
    venue: async ({ page, press, type }) => {
      await type(page.getByLabel('Name of the venue', { exact: true }), 'Ashby County Garage')
      await type(page.getByLabel('Street address', { exact: true }), '7 Depot Road')
      await type(page.getByLabel('City', { exact: true }), 'Twin Forks')
      await type(page.getByLabel('County', { exact: true }), 'Ashby')
      await press(next(page))
    },
    seats: async ({ page, fill, press }) => {
      await fill(page.getByLabel('Seats', { exact: true }), '18')
      await fill(page.getByLabel('Registration closes on'), dayAhead(31))
      await fill(page.getByLabel('Registration closes at'), '17:00')
      await press(next(page))
    },
    schedule: async ({ page, hold, press, see }) => {
      await hold(2)
      await press(page.getByRole('button', { name: 'Schedule the class', exact: true }))
      await see(page.getByText('The class is scheduled'))
      await hold(1.5)
    },
  },
}
