import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import type { Locales } from '../../../src/i18n/i18n-types'
import { ResourcesPage } from '../../../src/views/pages/resources/resources.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = (language?: Locales) => renderSpoken(<ResourcesPage />, ['shell', 'resources'], language)

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

const topics = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== 'Sources')

describe('resources', () => {
  it('lists taper, buffer and cones by speed for a lane of 12 ft, and where the numbers come from', async () => {
    await open()
    expect(rowsOf(screen.getByRole('table', { name: 'Lengths by speed, for a lane of 12 ft' }))).toEqual([
      [
        'Speed',
        'Merging taper',
        'Shoulder taper',
        'Buffer',
        'Cones apart, in the taper',
        'Cones apart, along the lane',
        'Cones in the taper',
      ],
      ['25 mph', '125 ft', '35 ft', '155 ft', '25 ft', '50 ft', '6'],
      ['30 mph', '180 ft', '50 ft', '200 ft', '30 ft', '60 ft', '7'],
      ['35 mph', '245 ft', '69 ft', '250 ft', '35 ft', '70 ft', '8'],
      ['40 mph', '320 ft', '89 ft', '305 ft', '40 ft', '80 ft', '9'],
      ['45 mph', '540 ft', '150 ft', '360 ft', '45 ft', '90 ft', '13'],
      ['50 mph', '600 ft', '167 ft', '425 ft', '50 ft', '100 ft', '13'],
      ['55 mph', '660 ft', '184 ft', '495 ft', '55 ft', '110 ft', '13'],
      ['60 mph', '720 ft', '200 ft', '570 ft', '60 ft', '120 ft', '13'],
      ['65 mph', '780 ft', '217 ft', '645 ft', '65 ft', '130 ft', '13'],
      ['70 mph', '840 ft', '234 ft', '730 ft', '70 ft', '140 ft', '13'],
      ['75 mph', '900 ft', '250 ft', '820 ft', '75 ft', '150 ft', '13'],
    ])
    expect(screen.getByText(/MUTCD, 11th edition \(2023\), section 6B\.08 and tables 6B-2 to 6B-4/)).toBeVisible()
  })

  it('adds metres for readers who think in them', async () => {
    await open('tr')
    const [, first] = rowsOf(screen.getByRole('table', { name: /hıza göre uzunluklar/ }))
    expect(first).toEqual([
      '25 mil/sa40 km/sa',
      '125 fit38 m',
      '35 fit11 m',
      '155 fit47 m',
      '25 fit8 m',
      '50 fit15 m',
      '6',
    ])
  })

  it('answers for one speed', async () => {
    await open()
    const figures = () => screen.getByRole('status', { name: /^At / }).textContent
    expect(figures()).toBe('Merging taper720 ftBuffer570 ftCones apart, in the taper60 ftCones in the taper13')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '35 mph')
    expect(figures()).toBe('Merging taper245 ftBuffer250 ftCones apart, in the taper35 ftCones in the taper8')
    expect(screen.getByRole('status', { name: 'At 35 mph' })).toBeVisible()
  })

  it('sorts incidents by expected duration', async () => {
    await open()
    const [, ...rows] = rowsOf(screen.getByRole('table', { name: 'Classes of incidents by expected duration' }))
    expect(rows.map(([name, time]) => [name, time])).toEqual([
      ['Minor', 'Under 30 min'],
      ['Intermediate', '30 min to 2 hr'],
      ['Major', 'More than 2 hr'],
    ])
  })

  it('lists the warning distances of table 6B-1', async () => {
    await open()
    const [, ...rows] = rowsOf(screen.getByRole('table', { name: 'Distances of warning signs by kind of road' }))
    expect(rows).toEqual([
      ['City street, slow', '100 ft', '100 ft', '100 ft'],
      ['City street, fast', '350 ft', '350 ft', '350 ft'],
      ['Rural road', '500 ft', '500 ft', '500 ft'],
      ['Expressway or freeway', '1,000 ft', '1,500 ft', '2,640 ft'],
    ])
  })

  it('narrows to what concerns a discipline, says how much is shown, and goes back', async () => {
    await open()
    expect(topics()).toHaveLength(12)
    const filter = screen.getByRole('combobox', { name: 'Your discipline' })
    await userEvent.selectOptions(filter, 'Emergency medical services')
    expect(topics()).toEqual([
      'Size-up report',
      'Safe positioning',
      'Vehicle markings and lights',
      'High-visibility garments',
      'Hazardous materials and the ERG',
      'How long it will last',
    ])
    expect(screen.getByText('6 of 12 topics are shown')).toBeVisible()
    await userEvent.selectOptions(filter, 'Everyone')
    expect(topics()).toHaveLength(12)
  })

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('dials CHEMTREC, written from left to right', async () => {
    await open('ar')
    const number = screen.getByRole('link', { name: '1-800-424-9300' })
    expect(number).toHaveAttribute('href', 'tel:+18004249300')
    expect(number.firstElementChild).toHaveAttribute('dir', 'ltr')
  })
})
