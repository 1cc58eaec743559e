import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { MadeSeries, SeriesDates } from '../../../src/domain/contract/class-series.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { Recurrence } from '../../../src/domain/recurrence.ts'
import { ClassSeriesPage } from '../../../src/views/pages/class-series/class-series.view.tsx'
import {
  SERIES,
  SERIES_MADE,
  seriesThat,
  type SeriesStoryParts,
} from '../../../src/views/pages/class-series/story-series.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = (parts: SeriesStoryParts = {}) =>
  renderSpoken(<ClassSeriesPage classId={7} machine={seriesThat(parts)} />, ['classSeries', 'classDesk'])

const box = (day: RegExp) => screen.findByRole('checkbox', { name: day })

test('each date is shown with what speaks against it, and ticked where nothing does', async () => {
  await open()
  const held = await box(/Nov 12/)
  expect(
    [held, await box(/Nov 19/), await box(/Nov 26/), await box(/Dec 3/)].map(
      (one) => (one as HTMLInputElement).checked,
    ),
  ).toEqual([false, false, false, true])
  expect(held).toBeDisabled()
  expect(held).toHaveAccessibleDescription('A class is planned then already.')
  expect(await box(/Nov 19/)).toHaveAccessibleDescription(/Ruth Delgado.* would also be teaching .*Cable barriers/)
  expect(await box(/Nov 26/)).toHaveAccessibleDescription('Thanksgiving Day: not ticked')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('National TIM responder')
})

test('what is ticked is made, and leads to what was made', async () => {
  const asked: (readonly string[])[] = []
  const make = fromPromise<MadeSeries['made'], { classId: number; days: readonly string[] }>(async ({ input }) => {
    asked.push(input.days)
    return SERIES_MADE
  })
  await open({ make })
  await userEvent.click(await box(/Nov 26/))
  await userEvent.click(await box(/Dec 10/))
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 classes' }))
  expect(await screen.findByText('2 classes were made')).toBeVisible()
  expect(asked).toEqual([['2026-11-26', '2026-12-03']])
  expect(screen.getByRole('link', { name: /December 3/ })).toHaveAttribute('href', '/instructor/course/21')
  await userEvent.click(screen.getByRole('button', { name: 'Add other dates' }))
  expect(await box(/Dec 10/)).toBeVisible()
})

test('a rule is told at its field until it is whole, and then its dates are asked for', async () => {
  const rules: Recurrence[] = []
  const find = fromPromise<SeriesDates, { classId: number; rule: Recurrence }>(async ({ input }) => {
    rules.push(input.rule)
    return SERIES
  })
  await open({ find })
  const times = await screen.findByRole('textbox', { name: 'Classes in all' })
  expect(await screen.findByText(/left out because it is a holiday/)).toBeVisible()
  await userEvent.clear(times)
  expect(times).toHaveAccessibleDescription(/Enter a whole number from 2 to 52/)
  expect(screen.getByText('Fill in the rule, and its dates appear here.')).toBeVisible()
  expect(screen.queryByText(/left out/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  await userEvent.type(times, '12')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Repeat' }), 'Every few weeks')
  await waitFor(() => expect(rules.at(-1)).toEqual({ kind: 'weeks', every: 2, count: 12 }))
})

test('where nothing was made the ticks stay, and it can be tried again', async () => {
  let tries = 0
  const make = fromPromise<MadeSeries['made'], { classId: number; days: readonly string[] }>(async () => {
    tries += 1
    if (tries === 1) throw new FaultError({ kind: 'offline' })
    return SERIES_MADE
  })
  await open({ make })
  await userEvent.click(await screen.findByRole('button', { name: 'Make 2 classes' }))
  expect(await screen.findByText('No class was made')).toBeVisible()
  expect(await box(/Dec 3/)).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 classes' }))
  expect(await screen.findByText('2 classes were made')).toBeVisible()
})

test('who may not teach it any more is named, and the way to change that leads to the class', async () => {
  const message = 'Ada Kaya is not an instructor.'
  const make = fromPromise<MadeSeries['made'], { classId: number; days: readonly string[] }>(async () => {
    throw new FaultError({ kind: 'refused', code: 'INVALID', fields: [{ field: 'instructors', message }] })
  })
  await open({ make })
  await userEvent.click(await screen.findByRole('button', { name: 'Make 2 classes' }))
  const news = await screen.findByRole('alert')
  expect(news).toHaveTextContent(/Ada Kaya is not an instructor\..*Change who teaches this class, then repeat it\./)
  expect(within(news).getByRole('link', { name: 'Open the class' })).toHaveAttribute('href', '/instructor/course/7')
})

test('what keeps those who hold it from it is said before anything is asked for, with the way to the class', async () => {
  const find = fromPromise<SeriesDates, { classId: number; rule: Recurrence }>(async () => ({
    ...SERIES,
    unable: 'Ada Kaya is not an instructor.',
  }))
  await open({ find })
  expect(await screen.findByText('This class cannot be repeated as it is')).toBeVisible()
  expect(screen.getByText(/Ada Kaya is not an instructor\. Change who teaches this class/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the class' })).toHaveAttribute('href', '/instructor/course/7')
  expect(screen.getByRole('button', { name: 'Make 2 classes' })).toHaveAttribute('aria-disabled', 'true')
})

test('which dates are left out, and why, is told before and after; the button says what is made', async () => {
  await open()
  const holiday = 'One date is left out because it is a holiday: Thursday, November 26 (Thanksgiving Day).'
  const clash = 'One date is left out because something is in its way: Thursday, November 19.'
  expect(await screen.findByText(holiday)).toBeVisible()
  expect(screen.getByText(clash)).toBeVisible()
  await userEvent.click(await box(/Nov 19/))
  expect(screen.queryByText(clash)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Make 3 classes' }))
  expect(await screen.findByText('2 classes were made')).toBeVisible()
  expect(screen.getByText(holiday)).toBeVisible()
})
